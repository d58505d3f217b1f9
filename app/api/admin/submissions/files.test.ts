import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listFilesOfRequest } from "#db/files/file-queries.ts";
import { quoteRequestFileParts, quoteRequestFiles, type QuoteRequestFile } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { EICAR, findClamd, startClamd } from "#e2e/support/clamd.ts";
import { startObjectStore, type ObjectStore } from "#e2e/support/object-store.ts";
import { storeTestFile, storeTestRequest } from "#e2e/support/store-test-file.ts";
import { readArchive } from "#e2e/support/read-archive.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { getEnv } from "#server/env/env.ts";
import { archiveStream, fileStream } from "#server/files/archive-format.ts";
import { archiveOf } from "#server/files/archive-document.ts";
import { readFile } from "#server/files/content-mutations.ts";
import { findQuarantineReason } from "#server/files/scan-mutations.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const MEGABYTE = 1024 * 1024;
/** Less than a file, more than a part and the buffers on its way. */
const HELD = 5 * MEGABYTE;
const NOTE = "Not in this archive.txt";
let own: TestDatabase;
let bucket: ObjectStore;
let request: number;
beforeAll(async () => {
  own = await createTestDatabase();
  bucket = await startObjectStore();
  vi.stubEnv("DATABASE_URL", own.url);
  for (const [name, value] of Object.entries(bucket.variables)) vi.stubEnv(name, value);
});
afterAll(async () => {
  await bucket.stop();
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  await own.drop();
});
beforeEach(async () => {
  Object.assign(getEnv(), { CLAMAV_URL: undefined });
  request = await storeTestRequest(own.database);
});

const store = (bytes: Uint8Array | string = "plan", values: Partial<QuoteRequestFile> = {}) =>
  storeTestFile(own.database, request, Buffer.from(bytes), values);
const entries = async () => archiveOf(await listFilesOfRequest(own.database, request));
const one = (file: QuoteRequestFile) => fileStream(readFile(own.database, file));
const all = async () => archiveStream(await entries());
const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream).arrayBuffer());
const namesOf = async () => [...readArchive(await bytesOf(await all())).keys()];

/** Open sockets of this process. */
const sockets = () => process.getActiveResourcesInfo().filter((what) => /TCPSOCKET/i.test(what));

/** Reads a download to its end and returns its length and the peak of held bytes. */
async function drain(download: () => Promise<ReadableStream<Uint8Array>>) {
  const before = await heldBytes(0);
  let [length, measured, most] = [0, 0, 0];
  for await (const chunk of await download()) {
    length += chunk.length;
    if (length - measured < 2 * MEGABYTE) continue;
    measured = length;
    most = Math.max(most, await heldBytes(before + HELD));
  }
  return { length, held: most - before };
}

/** Bytes of live buffers. Freed buffers may still count until a garbage collection on another thread. */
async function heldBytes(allowed: number): Promise<number> {
  let least = Infinity;
  for (let round = 0; round < 40 && least > allowed; round += 1) {
    collectGarbage();
    await sleep(5);
    least = Math.min(least, process.memoryUsage().arrayBuffers);
  }
  return least;
}

describe.each(["database", "bucket"] as const)("file in the %s", (name) => {
  it("is sent whole, alone and in an archive, without being held in memory", async () => {
    const bytes = randomBytes(11 * MEGABYTE);
    const plan = await store(bytes, { store: name, name: "a.pdf" });
    await store(randomBytes(MEGABYTE), { store: name, name: "b.pdf" });
    expect((await bytesOf(await one(plan))).equals(bytes)).toBe(true);
    const files = readArchive(await bytesOf(await all()));
    expect([...files.keys()]).toEqual(["a.pdf", "b.pdf"]);
    expect(files.get("a.pdf")?.equals(bytes)).toBe(true);
    const [alone, together] = [await drain(() => one(plan)), await drain(all)];
    expect(alone.length).toBe(bytes.length);
    expect(together.length).toBeGreaterThan(bytes.length + MEGABYTE);
    expect(Math.max(alone.held, together.held)).toBeLessThan(HELD);
  });

  it("is cut off where reading fails, and read no further once the client has left", async () => {
    const plan = await store(randomBytes(6 * MEGABYTE), { store: name });
    for (const download of [() => one(plan), all]) {
      const before = sockets().length;
      const reader = (await download()).getReader();
      for (let chunk = 0; chunk < 4; chunk += 1) await reader.read();
      const left = reader.read();
      await reader.cancel();
      await left;
      await expect.poll(() => sockets().length).toBeLessThanOrEqual(before);
    }
    if (name === "database")
      await own.database.delete(quoteRequestFileParts).where(eq(quoteRequestFileParts.number, 3));
    else await own.database.update(quoteRequestFiles).set({ size: 7 * MEGABYTE });
    const [damaged = plan] = await listFilesOfRequest(own.database, request);
    for (const stream of [await one(damaged), await all()])
      await expect(bytesOf(stream)).rejects.toThrow();
  });
});

/** Fixes the order of files. */
const second = (seconds: number) => ({ createdAt: new Date(2026, 0, 1, 0, 0, seconds) });

it("names the files of an archive safely, and what is missing with its reason", async () => {
  await store("1", { name: "plan.pdf", ...second(1) });
  await store("2", { name: "PLAN.pdf", ...second(2) });
  await store("3", { name: "\u202Efdp.exe:x?", ...second(3) });
  await store("4", { name: "Walls.pdf", state: "missing", errorCode: "too-large" });
  await store("5", { name: "Virus.pdf", scan: "infected" });
  const files = readArchive(await bytesOf(await all()));
  expect([...files.keys()]).toEqual(["plan.pdf", "PLAN (2).pdf", "_fdp.exe_x_", NOTE]);
  expect(files.get(NOTE)?.toString().split("\r\n").toSorted()).toEqual([
    "",
    "",
    "These files were named in the form.",
    "Virus.pdf: The virus scanner found something in this file. It is held back.",
    "Walls.pdf: It is larger than 25 MB.",
  ]);
});

describe("with a scanner", () => {
  it.skipIf(!findClamd())(
    "a file is scanned when it is opened (needs Debian's clamav-daemon)",
    async () => {
      const clamd = await startClamd();
      Object.assign(getEnv(), { CLAMAV_URL: clamd?.url });
      const [plan, virus] = [await store(), await store(`x${EICAR}`)];
      expect(await findQuarantineReason(own.database, plan)).toBeUndefined();
      expect(await findQuarantineReason(own.database, virus)).toBe("infected");
      expect(await namesOf()).toEqual(["plan.pdf", NOTE]);
      await clamd?.stop();
    },
  );

  it("no unscanned file is opened while it is down", async () => {
    Object.assign(getEnv(), { CLAMAV_URL: `tcp://127.0.0.1:${await freePort()}` });
    const plan = await store();
    await store("clean", { scan: "clean", name: "clean.pdf" });
    expect(await findQuarantineReason(own.database, plan)).toBe("unscanned");
    expect(await namesOf()).toEqual(["clean.pdf", NOTE]);
  });
});
