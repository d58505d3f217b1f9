import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase } from "#db/client.ts";
import { listFiles } from "#db/files/list-request-files.ts";
import { storeTestFile, storeTestRequest } from "#db/files/test-files.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { quoteRequestFiles as files } from "#db/schema.ts";
import { log } from "#server/observability/log.ts";
import { beginFile } from "./announce-upload.ts";
import { bucketOrigin } from "./bucket-origin.ts";
import { cleanUpRegularly } from "./cleanup.ts";
import { receiveFormFiles } from "./receive-form-files.ts";
import { findPart, storePart } from "./receive-part.ts";
import { removeFile } from "./remove-files.ts";

const BYTES = Buffer.from("Door,Width\n");
const UNKNOWN = { problem: { kind: "unknown" } };
const CLOSED = { problem: { kind: "closed" } };

let own: TestDatabase;
beforeAll(async () => {
  own = await createTestDatabase();
  vi.stubEnv("DATABASE_URL", own.url);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await own.drop();
});
beforeEach(() => own.database.execute(sql`TRUNCATE quote_request_files, quote_request_file_parts`));
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(["removed", "missing"] as const)("a file that is %s", (state) => {
  it("is unknown to its form", async () => {
    const file = await storeTestFile(own.database, null, BYTES, { state });
    expect(await findPart(own.database, file, 1)).toEqual(UNKNOWN);
    expect(await storePart(own.database, file, 1, BYTES)).toEqual(UNKNOWN);
    expect(await removeFile(own.database, file)).toEqual(UNKNOWN);
    expect(await own.database.$count(files, eq(files.state, state))).toBe(1);
  });
});

it("does not begin a file again that is being removed", async () => {
  const file = await storeTestFile(own.database, null, BYTES, { state: "removed" });
  expect(await beginFile(own.database, file, "203.0.113.7")).toEqual(UNKNOWN);
});

describe("a file that is being uploaded", () => {
  it.each([
    [1, { bytes: BYTES.length }],
    [0, { problem: { kind: "no-part" } }],
    [1.5, { problem: { kind: "no-part" } }],
    [2, { problem: { kind: "no-part" } }],
  ])("has the parts of its size: part %d", async (number, found) => {
    const file = await storeTestFile(own.database, null, BYTES, { state: "uploading" });
    expect(await findPart(own.database, file, number)).toEqual(found);
  });
});

describe("a complete file", () => {
  it("takes no part", async () => {
    const file = await storeTestFile(own.database, null, BYTES);
    expect(await findPart(own.database, file, 1)).toEqual(CLOSED);
    expect(await storePart(own.database, file, 1, BYTES)).toEqual(CLOSED);
  });

  it("is unknown to another form", async () => {
    const { id } = await storeTestFile(own.database, null, BYTES);
    expect(await findPart(own.database, { id, draftKey: randomUUID() }, 1)).toEqual(UNKNOWN);
  });

  it("is not removed from a request that was sent", async () => {
    const id = await storeTestRequest(own.database);
    const file = await storeTestFile(own.database, id, BYTES);
    expect(await removeFile(own.database, file)).toEqual({ problem: { kind: "attached" } });
    expect(await listFiles(own.database, id)).toEqual([
      {
        id: file.id,
        name: "plan.pdf",
        size: BYTES.length,
        mediaType: "application/pdf",
        state: "complete",
        errorCode: null,
        scan: file.scan,
      },
    ]);
  });
});

it("stores the files of a form that a browser sent by itself, in their order", async () => {
  const draftKey = randomUUID();
  const sent = [new File([BYTES], "list.csv"), new File(["no table"], "film.mov")];
  const received = await receiveFormFiles(sent, { draftKey, client: "203.0.113.7" });
  expect(received).toMatchObject([
    { name: "list.csv", size: BYTES.length },
    { name: "film.mov", errorCode: "unknown-type" },
  ]);
  expect(await own.database.select().from(files)).toMatchObject([
    { id: received[0]?.id, draftKey, size: BYTES.length, state: "complete" },
  ]);
});

describe("the regular cleanup", () => {
  it("says what it removed, and nothing where there was nothing", async () => {
    const info = vi.spyOn(log, "info").mockReturnValue();
    const old = { createdAt: new Date(Date.now() - 25 * 3_600_000) };
    await storeTestFile(own.database, null, BYTES, old);
    const timer = cleanUpRegularly(own.database, 20);
    await expect.poll(() => own.database.$count(files)).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    clearInterval(timer);
    expect(info.mock.calls).toEqual([[{ removed: 1, left: 0 }, "unsent files were removed"]]);
  });

  it("says that the database did not answer, and goes on", async () => {
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    const nobody = createDatabase("postgres://nobody:secret@127.0.0.1:1/none", 1);
    const timer = cleanUpRegularly(nobody, 20);
    await expect.poll(() => warn.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(1);
    clearInterval(timer);
    for (const [fields, words] of warn.mock.calls) {
      expect(words).toBe("unsent files were not removed");
      expect(JSON.stringify(fields)).not.toContain("secret");
    }
    await nobody.$client.end();
  }, 30_000);
});

it.each([
  ["https://files.example/teragus", "https://files.example"],
  ["", undefined],
  ["no address", undefined],
])("tells browsers the origin of the bucket %j", (address, origin) => {
  vi.stubEnv("FILES_BUCKET_URL", address);
  expect(bucketOrigin()).toBe(origin);
  vi.stubEnv("FILES_BUCKET_URL", "");
});
