import { randomBytes, randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TestUploadServer, type Fault } from "./test-upload-server.ts";
import { TestXmlHttpRequest } from "./test-xml-http-request.ts";
import { UploadBroken, UploadRejected } from "./upload-failure.ts";
import { FileUnreadable, uploadFile } from "./upload-file.ts";

let server: TestUploadServer;
let page: EventTarget;
const start = async (options?: ConstructorParameters<typeof TestUploadServer>[0]) => {
  server = new TestUploadServer(options);
  await server.start();
};

beforeEach(async () => {
  vi.stubGlobal("XMLHttpRequest", TestXmlHttpRequest);
  page = new EventTarget();
  vi.stubGlobal("window", page);
  await start();
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
  const bytes = randomBytes(size);
  const file = { id: randomUUID(), draftKey: randomUUID(), name: "plan.pdf", size };
  const told: string[] = [];
  const progress: number[] = [];
  const error = await uploadFile(file, new Blob([bytes]), {
    site: at.url,
    signal: new AbortController().signal,
    wake: new EventTarget(),
    stallMs: 300,
    pausesMs: [5, 5, 5],
    onProgress: (sent) => progress.push(sent),
    onFinishing: () => told.push("finishing"),
    onPause: () => told.push("pause"),
    ...options,
  }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const isWhole = at.content(file.id).equals(bytes);
  return { error, told, progress, isWhole, state: at.files.get(file.id)?.state };
}

test("uploads a file in parts, in order, and completes it", async () => {
  const { error, progress, isWhole, state } = await upload(120_000);
  expect(error).toBeUndefined();
  expect(isWhole).toBe(true);
  expect(state).toBe("complete");
  expect(server.requests).toEqual([
    "POST /api/files",
    "PUT /api/files/id/parts/1",
    "PUT /api/files/id/parts/2",
    "PUT /api/files/id/parts/3",
    "POST /api/files/id/complete",
  ]);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(120_000);
});

test("resumes an interrupted upload with only the interrupted part", async () => {
  server.faults.part.push("right", "right", { cutAfter: 49_000 });
  const { error, isWhole, told } = await upload(150_000);
  expect(error).toBeUndefined();
  expect(isWhole).toBe(true);
  expect(told).toEqual(["pause", "finishing"]);
  expect(server.requests.filter((request) => request.endsWith("parts/1"))).toHaveLength(1);
  expect(server.requests.filter((request) => request.endsWith("parts/3"))).toHaveLength(2);
  expect(server.receivedBytes).toBeLessThan(201_000);
});

test("does not resend a part whose response was lost", async () => {
  server.faults.part.push("right", "lose-response");
  const { isWhole } = await upload(150_000);
  expect(isWhole).toBe(true);
  expect(server.receivedBytes).toBe(150_000);
});

test("gives up a stalled connection and resumes the upload", async () => {
  server.faults.part.push({ stallAfter: 10_000 });
  const { isWhole, told } = await upload(100_000);
  expect(isWhole).toBe(true);
  expect(told).toEqual(["pause", "finishing"]);
});

test("retries each step after a server failure", async () => {
  server.faults.announce.push(
    { status: 502, body: "<html>" },
    { status: 200, body: "<html>Sign in" },
  );
  server.faults.part.push({ status: 500 });
  server.faults.complete.push({ status: 503 }, "lose-response");
  const { error, isWhole, state } = await upload(60_000, { pausesMs: [1, 1, 1, 1, 1] });
  expect(error).toBeUndefined();
  expect([isWhole, state]).toEqual([true, "complete"]);
});

test("requests a new presigned URL after the old one expired", async () => {
  await server.stop();
  await start({ asBucket: true });
  server.faults.part.push("right", {
    status: 403,
    body: "<Error><Code>AccessDenied</Code></Error>",
  });
  const { error, isWhole } = await upload(120_000);
  expect(error).toBeUndefined();
  expect(isWhole).toBe(true);
  expect(server.requests.filter((request) => request === "POST /api/files")).toHaveLength(2);
});

test("honors a short Retry-After and gives up on a long one", async () => {
  server.faults.announce.push({ status: 429, headers: { "retry-after": "1" } });
  const startedAt = performance.now();
  expect((await upload(10)).isWhole).toBe(true);
  expect(performance.now() - startedAt).toBeGreaterThan(950);
  server.faults.announce.push({
    status: 429,
    body: { error: "x", code: "busy" },
    headers: { "retry-after": "3600" },
  });
  expect((await upload(10)).error).toEqual(new UploadRejected("busy"));
});

test("gives up at once when the site has no room for files", async () => {
  server.faults.announce.push({ status: 503, body: { error: "x", code: "full" } });
  expect((await upload(10)).error).toEqual(new UploadRejected("full"));
  expect(server.requests).toEqual(["POST /api/files"]);
});

test("stops on a rejection without a retry", async () => {
  server.faults.complete.push({ status: 422, body: { error: "No.", code: "web-page" } });
  const { error, told } = await upload(10);
  expect(error).toEqual(new UploadRejected("web-page"));
  expect(told).toEqual(["finishing"]);
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
  const { error, told } = await upload(100_000);
  expect(error).toBeInstanceOf(UploadBroken);
  expect(told).toEqual(["pause", "pause", "pause"]);
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

test("does not count attempts while offline", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  server.faults.announce.push(...Array.from({ length: 8 }, () => ({ status: 502 })));
  expect((await upload(10)).isWhole).toBe(true);
});

test("tells an unreadable file from a network failure", async () => {
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(
    new DOMException("", "NotReadableError"),
  );
  const { error, told } = await upload(10);
  vi.restoreAllMocks();
  expect(error).toBeInstanceOf(FileUnreadable);
  expect(told).toEqual([]);
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
  fc.constantFrom(500, 502, 503, 408, 403, 404).map((status) => ({ status })),
  fc.integer({ min: 1, max: 20_000 }).map((cutAfter) => ({ cutAfter })),
);

test("uploads a file whole and once or not at all under any failures", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 150_000 }),
      fc.record({
        announce: fc.array(fault, { maxLength: 3 }),
        part: fc.array(fault, { maxLength: 6 }),
        complete: fc.array(fault, { maxLength: 3 }),
      }),
      async (size, faults) => {
        await using own = new TestUploadServer();
        await own.start();
        Object.assign(own.faults, faults);
        const { error, isWhole, state } = await upload(size, { site: own.url }, own);
        if (!(error instanceof UploadBroken)) {
          expect(error).toBeUndefined();
          expect([isWhole, state]).toEqual([true, "complete"]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
