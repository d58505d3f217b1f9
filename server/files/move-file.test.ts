import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { quoteRequestFileParts, quoteRequestFiles, type QuoteRequestFile } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { BUCKET_LIMITS } from "./bucket-limits.ts";
import { bucketFileStore } from "./bucket-store.ts";
import type { FileStore } from "#db/files/file-store.ts";
import { startTestBucket, withBucket, type TestBucket } from "./test-bucket.ts";
import { findSwift } from "./test-swift.ts";
import { databaseFileStore } from "#db/files/database-file-store.ts";
import { removeOrphanedUploads } from "./orphaned-uploads.ts";
import { removeBytes } from "./remove-files.ts";
import { moveFiles, type MoveProgress } from "./move-file.ts";
import { storeTestFile, storeTestRequest } from "#db/files/test-files.ts";

const SCRIPT = fileURLToPath(new URL("../../scripts/move-files.ts", import.meta.url));
const PART_BYTES = { bucket: 5_000, database: 1_000 };
// More than one part in either store.
const BYTES = randomBytes(PART_BYTES.bucket + 500);
type Name = FileStore["name"];

describe.skipIf(!findSwift())("moving files (needs Debian's python3-swift)", () => {
  let own: TestDatabase;
  let bucket: TestBucket;
  let stores: Record<Name, FileStore>;
  let request: number;
  beforeAll(async () => {
    own = await createTestDatabase();
    request = await storeTestRequest(own.database);
    const started = await startTestBucket({ leastPartBytes: 1 });
    if (!started) throw new Error("No bucket.");
    bucket = started;
    for (const [name, value] of Object.entries({ DATABASE_URL: own.url, ...bucket.variables }))
      vi.stubEnv(name, value);
    stores = {
      bucket: bucketFileStore(withBucket(bucket.variables), {
        ...BUCKET_LIMITS,
        partBytes: PART_BYTES.bucket,
      }),
      database: databaseFileStore(own.database, PART_BYTES.database),
    };
  });
  afterAll(async () => {
    await bucket.stop();
    await own.drop();
  });
  beforeEach(async () => {
    const files = await own.database.select().from(quoteRequestFiles);
    await Promise.all(files.map((file) => stores.bucket.remove(file)));
    await own.database.delete(quoteRequestFiles);
  });

  const other = (name: Name): Name => (name === "bucket" ? "database" : "bucket");
  const store = (name: Name, bytes: Uint8Array = BYTES) =>
    storeTestFile(own.database, request, bytes, { store: stores[name] });
  const sweep = () => removeOrphanedUploads(own.database, stores.bucket);

  async function move(to: Name, between: Partial<Record<Name, FileStore>> = {}) {
    const used = { ...stores, ...between };
    const reports: MoveProgress[] = [];
    await moveFiles(own.database, used[other(to)], used[to], (progress) => reports.push(progress));
    return reports;
  }

  async function rowOf({ id }: QuoteRequestFile) {
    const [row] = await own.database
      .select()
      .from(quoteRequestFiles)
      .where(eq(quoteRequestFiles.id, id));
    if (!row) throw new Error("The row is gone.");
    return row;
  }

  async function isWhole(file: QuoteRequestFile, bytes: Uint8Array = BYTES): Promise<boolean> {
    const row = await rowOf(file);
    return Buffer.concat(await Array.fromAsync(stores[row.store].read(row))).equals(bytes);
  }

  async function held(): Promise<Name[]> {
    const parts = await own.database
      .select({ id: quoteRequestFileParts.fileId })
      .from(quoteRequestFileParts);
    const keys = await bucket.list();
    return [
      ...(parts.length > 0 ? ["database" as const] : []),
      ...(keys.length > 0 ? ["bucket" as const] : []),
    ];
  }

  it.each<Name>(["bucket", "database"])(
    "moves them unchanged to the %s and leaves no copies",
    async (to) => {
      const large = await store(other(to));
      const small = await store(other(to), Buffer.from("plan"));
      const there = await store(to, Buffer.from("there"));
      const reports = await move(to);
      expect(reports.map(({ files, ofFiles }) => [files, ofFiles])).toEqual([
        [1, 2],
        [2, 2],
      ]);
      expect(reports[1]?.bytes).toBe(BYTES.length + 4);
      expect(await isWhole(large)).toBe(true);
      expect(await isWhole(small, Buffer.from("plan"))).toBe(true);
      expect(await isWhole(there, Buffer.from("there"))).toBe(true);
      const parts = Math.ceil(BYTES.length / stores[to].partBytes);
      expect(await rowOf(large)).toMatchObject({
        store: to,
        uploadId: null,
        checksum: expect.stringMatching(new RegExp(`^[0-9a-f]{32}-${parts}$`)) as unknown,
      });
      expect(await held()).toEqual([to]);
      expect(await move(to)).toEqual([]);
    },
  );

  // Simulates a kill: nothing after this step is executed.
  const killed: [
    step: string,
    at: (store: FileStore) => Partial<FileStore>,
    which: "from" | "to",
  ][] = [
    ["before the upload", () => ({ begin: () => stuck() }), "to"],
    [
      "after the first part",
      (place) => ({
        writePart: (file, number, bytes) =>
          number > 1 ? stuck() : place.writePart(file, number, bytes),
      }),
      "to",
    ],
    ["before completion", () => ({ complete: () => stuck() }), "to"],
    ["before verification", () => ({ read: () => never() }), "to"],
    ["before the old copy is removed", () => ({ remove: () => stuck() }), "from"],
  ];
  const directions = (["bucket", "database"] as const).flatMap((to) =>
    killed.map(([step, at, which]) => ({ to, step, at, which })),
  );
  it.each(directions)("survives a kill $step on the way to the $to", async ({ to, at, which }) => {
    const file = await store(other(to));
    const name = which === "to" ? to : other(to);
    const reached = new Promise<void>((done) => {
      signal = done;
    });
    void move(to, { [name]: { ...stores[name], ...at(stores[name]) } });
    await reached;
    expect(await isWhole(file)).toBe(true);
    await sweep();
    expect(await isWhole(file)).toBe(true);
    expect(await held()).toEqual([(await rowOf(file)).store]);
    await move(to);
    expect(await isWhole(file)).toBe(true);
    expect(await held()).toEqual([to]);
  });

  it.each<Name>(["bucket", "database"])(
    "leaves nothing in the %s for files removed during the move",
    async (to) => {
      const gone = await store(other(to));
      const erased = await store(other(to));
      const removing: FileStore = {
        ...stores[to],
        complete: async (file) => {
          const checksum = await stores[to].complete(file);
          const isThis = eq(quoteRequestFiles.id, file.id);
          if (file.id === erased.id) {
            await own.database.update(quoteRequestFiles).set({ state: "removed" }).where(isThis);
            await stores[other(to)].remove(await rowOf(erased));
          } else {
            await stores[other(to)].remove(await rowOf(gone));
            await own.database.delete(quoteRequestFiles).where(isThis);
          }
          return checksum;
        },
      };
      await move(to, { [to]: removing });
      expect(await rowOf(erased)).toMatchObject({ state: "removed", store: other(to) });
      expect(await held()).toEqual([]);
    },
  );

  it("keeps the file in place when the copy differs or a store fails", async () => {
    const file = await store("database");
    const forging: FileStore = {
      ...stores.bucket,
      writePart: (stored, number, bytes) =>
        stores.bucket.writePart(stored, number, Buffer.alloc(bytes.length)),
    };
    await expect(move("bucket", { bucket: forging })).rejects.toThrow(
      `The copy of file ${file.id} differs.`,
    );
    const failing: FileStore = { ...stores.bucket, begin: () => Promise.reject(new Error("away")) };
    await expect(move("bucket", { bucket: failing })).rejects.toThrow("away");
    expect(await rowOf(file)).toMatchObject({ store: "database" });
    expect(await isWhole(file)).toBe(true);
    expect(await sweep()).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await held()).toEqual(["database"]);
  });

  it.each(["after the first part", "before verification", "before the old copy is removed"])(
    "leaves no bytes of a file erased after a kill %s",
    async (when) => {
      for (const to of ["bucket", "database"] as const) {
        const [, at, which] = killed.find(([step]) => step === when) ?? [];
        if (!at) throw new Error("No such step.");
        const file = await store(other(to));
        const name = which === "to" ? to : other(to);
        const reached = new Promise<void>((done) => {
          signal = done;
        });
        void move(to, { [name]: { ...stores[name], ...at(stores[name]) } });
        await reached;
        await own.database
          .update(quoteRequestFiles)
          .set({ state: "removed" })
          .where(eq(quoteRequestFiles.id, file.id));
        expect(await removeBytes(own.database, await rowOf(file))).toBe(true);
        expect(await held()).toEqual([]);
      }
    },
  );

  async function run(...args: string[]): Promise<{ code: number | null; out: string }> {
    const env = {
      ...process.env,
      ...bucket.variables,
      DATABASE_URL: own.url,
      MIGRATION_DATABASE_URL: own.url,
      LOG_LEVEL: "silent",
    };
    const child = spawn(process.execPath, [SCRIPT, ...args], { env });
    const [out, error, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((done) => child.once("exit", done)),
    ]);
    return { code, out: out + error };
  }

  it("reports progress from the command line and rejects a concurrent move", async () => {
    const file = await storeTestFile(own.database, request, randomBytes(5_200_000));
    await store("database", Buffer.from("plan"));
    const { code, out } = await run("--to", "bucket");
    expect([code, out.split("\n").slice(-3)]).toEqual([
      0,
      ["2 of 2 files, 5.2 MB", "All files are in the bucket.", ""],
    ]);
    expect((await rowOf(file)).store).toBe("bucket");
    const client = await own.database.$client.connect();
    await client.query("SELECT pg_advisory_lock(7011700)");
    const refused = await Promise.all([run("--to", "database"), run("--to", "cloud")]);
    client.release(true);
    expect(refused).toEqual([
      { code: 1, out: "Another move is under way.\n" },
      { code: 1, out: expect.stringContaining("usage:") as unknown },
    ]);
  });
});

let signal: () => void = () => undefined;

function stuck(): Promise<never> {
  signal();
  return new Promise(() => undefined);
}

async function* never(): AsyncGenerator<Uint8Array> {
  yield await stuck();
}
