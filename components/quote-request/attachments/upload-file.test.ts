import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestUploadServer, type Fault } from "#e2e/support/upload-server.ts";
import { TestXmlHttpRequest } from "#e2e/support/xml-http-request.ts";
import { UploadBroken, UploadRejected } from "./upload-request.ts";
import { uploadFile } from "./upload-file.ts";

let server: TestUploadServer;
let page: EventTarget & { location?: object };

beforeEach(async () => {
  vi.stubGlobal("XMLHttpRequest", TestXmlHttpRequest);
  page = new EventTarget();
  vi.stubGlobal("window", page);
  server = new TestUploadServer();
  await server.start();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.stop();
});

/** Uploads `size` bytes and returns the callbacks' log and the server's state. */
async function upload(
  size: number,
  options: Partial<Parameters<typeof uploadFile>[2]> = {},
  at = server,
) {
  page.location = { href: at.url };
  const bytes = randomBytes(size);
  const file = { id: randomUUID(), draftKey: randomUUID(), name: "plan.pdf", size };
  const events: string[] = [];
  const progress: number[] = [];
  const error = await uploadFile(file, new Blob([bytes]), {
    signal: new AbortController().signal,
    wake: new EventTarget(),
    stallMs: 300,
    pausesMs: [5, 5, 5],
    onProgress: (sent) => progress.push(sent),
    onFinishing: () => events.push("finishing"),
    onPause: () => events.push("pause"),
    ...options,
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const isWhole = at.content(file.id).equals(bytes);
  return { error, events, progress, isWhole, state: at.files.get(file.id)?.state };
}

test("uploads a file in parts, in order, and completes it", async () => {
  const { error, progress, isWhole, state } = await upload(120_000);
  expect(error).toBeUndefined();
  expect(isWhole).toBe(true);
  expect(state).toBe("complete");
  expect(server.requests).toEqual([
    "POST /api/files",
    "POST /api/files/id/parts/1",
    "POST /api/files/id/parts/2",
    "POST /api/files/id/parts/3",
    "POST /api/files/id/complete",
  ]);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(120_000);
});

test("gives up a stalled connection and resumes the upload", async () => {
  server.faults.part.push({ stallAfter: 10_000 });
  const { isWhole, events } = await upload(100_000);
  expect(isWhole).toBe(true);
  expect(events).toEqual(["pause", "finishing"]);
});

test("honors a short Retry-After and gives up on a long one", async () => {
  server.faults.start.push({ status: 429, headers: { "retry-after": "1" } });
  const startedAt = performance.now();
  expect((await upload(10)).isWhole).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThan(950);
  server.faults.start.push({
    status: 429,
    body: { error: "x", code: "busy" },
    headers: { "retry-after": "3600" },
  });
  expect((await upload(10)).error).toEqual(new UploadRejected("busy"));
});

test("limits retries without progress and resets the limit with each part", async () => {
  server.faults.part.push(
    { status: 500 },
    { status: 500 },
    "right",
    { status: 500 },
    { status: 500 },
    "right",
  );
  expect((await upload(100_000)).isWhole).toBe(true);
  server.faults.part.push(...Array.from({ length: 9 }, () => ({ status: 500 })));
  const { error, events } = await upload(100_000);
  expect(error).toBeInstanceOf(UploadBroken);
  expect(events).toEqual(["pause", "pause", "pause"]);
});

test("gives up where a proxy refuses parts or cuts each, while the site itself answers", async () => {
  server.faults.part.push({ status: 403, body: "<html>" });
  const refused = await upload(10);
  expect([refused.error, refused.events]).toEqual([new UploadRejected("unsent"), []]);
  server.faults.part.push(...Array.from({ length: 9 }, () => ({ cutAfter: 1 })));
  const cut = await upload(10, { pausesMs: Array(9).fill(5) });
  expect([cut.error, cut.events]).toEqual([new UploadRejected("unsent"), Array(3).fill("pause")]);
});

test("ends a pause when online again or on Retry", async () => {
  for (const end of ["online", "retry"]) {
    const wake = new EventTarget();
    server.faults.part.push({ status: 500 });
    const { isWhole } = await upload(10, {
      wake,
      pausesMs: [60_000],
      onPause: () =>
        setTimeout(() => (end === "online" ? page : wake).dispatchEvent(new Event(end)), 10),
    });
    expect(isWhole).toBe(true);
  }
});

test("cancels the running request or pause", async () => {
  for (const fault of [{ stallAfter: 1 }, { status: 500 }] as const) {
    const controller = new AbortController();
    server.faults.part.push(fault);
    setTimeout(() => controller.abort("canceled"), 100);
    const { error } = await upload(100_000, {
      signal: controller.signal,
      pausesMs: [60_000],
      stallMs: 60_000,
    });
    expect(error).toBe("canceled");
  }
});

const fault = fc.oneof<fc.Arbitrary<Fault>[]>(
  fc.constant("right"),
  fc.constant("lose-response"),
  fc.constantFrom(500, 502, 503, 408, 403, 404).map((status) => ({ status, body: { error: "x" } })),
  fc.integer({ min: 1, max: 20_000 }).map((cutAfter) => ({ cutAfter })),
);

test("uploads a file whole and once or not at all under any failures", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 150_000 }),
      fc.record({
        start: fc.array(fault, { maxLength: 3 }),
        part: fc.array(fault, { maxLength: 6 }),
        complete: fc.array(fault, { maxLength: 3 }),
      }),
      async (size, faults) => {
        await using own = new TestUploadServer();
        await own.start();
        Object.assign(own.faults, faults);
        const { error, isWhole, state } = await upload(size, {}, own);
        if (error instanceof UploadBroken || error instanceof UploadRejected) return;
        expect([error, isWhole, state]).toEqual([undefined, true, "complete"]);
      },
    ),
    { numRuns: 60 },
  );
});
