import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "#scripts/postgres/free-port.ts";
import { bucketFileStore } from "./bucket-store.ts";
import { BUCKET_LIMITS } from "./bucket-limits.ts";
import {
  ClosedFileError,
  type FilePart,
  type FileStore,
  type StoredFile,
} from "#db/files/file-store.ts";
import { startTestBucket, withBucket, type TestBucket } from "./test-bucket.ts";
import { findSwift } from "./test-swift.ts";

const PART = BUCKET_LIMITS.partBytes;
const REST = 1_000;
const SIZE = PART + REST;
const ORIGIN = "http://localhost:3000";

async function begin(store: FileStore, size = SIZE): Promise<StoredFile> {
  const file = { id: randomUUID(), size };
  return { ...file, uploadId: await store.begin(file) };
}

async function put(
  url: string,
  body: Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await fetch(url, { method: "PUT", body, headers })).status;
}

const at = (port: number, limits = BUCKET_LIMITS) =>
  bucketFileStore(
    withBucket({
      FILES_BUCKET_URL: `http://127.0.0.1:${port}/drawings`,
      FILES_BUCKET_ACCESS_KEY_ID: "key",
      FILES_BUCKET_SECRET_ACCESS_KEY: "secret",
    }),
    limits,
  );

const md5 = (bytes: Uint8Array) => createHash("md5").update(bytes).digest();

describe.skipIf(!findSwift())("bucket store (needs Debian's python3-swift)", () => {
  let bucket: TestBucket;
  let store: FileStore;
  const first = randomBytes(PART);
  const last = randomBytes(REST);
  beforeAll(async () => {
    const started = await startTestBucket({ origins: [ORIGIN] });
    if (!started) throw new Error("No bucket.");
    bucket = started;
    store = bucketFileStore(withBucket(bucket.variables));
  });
  afterAll(() => bucket.stop());

  async function sign(file: StoredFile, part: FilePart): Promise<string> {
    return (await store.signPart(file, part)) ?? "";
  }

  async function complete(): Promise<StoredFile> {
    const file = await begin(store);
    await store.writePart(file, 2, last);
    await store.writePart(file, 1, first);
    await store.complete(file);
    return file;
  }

  it("accepts parts in any order at presigned URLs and reads the file back", async () => {
    const file = await begin(store);
    expect(await put(await sign(file, { number: 2, size: REST }), last)).toBe(200);
    expect(await put(await sign(file, { number: 1, size: PART }), first)).toBe(200);
    const sums = Buffer.concat([md5(first), md5(last)]);
    expect(await store.complete(file)).toBe(`${md5(sums).toString("hex")}-2`);
    const bytes = Buffer.concat(await Array.fromAsync(store.read(file)));
    expect(bytes.equals(Buffer.concat([first, last]))).toBe(true);
    const head = await store.readHead(file, 100);
    expect(Buffer.from(head).equals(first.subarray(0, 100))).toBe(true);
  });

  it("stores a file smaller than one part", async () => {
    const file = await begin(store, REST);
    await store.writePart(file, 1, last);
    expect(await store.complete(file)).toMatch(/^[0-9a-f]{32}-1$/);
    expect((await store.readHead(file, 4_096)).length).toBe(REST);
  });

  it("allows CORS uploads only from this site", async () => {
    const url = await sign(await begin(store), { number: 1, size: REST });
    const ask = async (origin: string) => {
      const headers = { origin, "access-control-request-method": "PUT" };
      const response = await fetch(url, { method: "OPTIONS", headers });
      return [response.status, response.headers.get("access-control-allow-origin")];
    };
    expect(await ask(ORIGIN)).toEqual([200, ORIGIN]);
    expect(await ask("https://elsewhere.example")).toEqual([401, null]);
  });

  it("rejects a part whose length, number, upload or date differs from the signature", async () => {
    const file = await begin(store);
    const url = await sign(file, { number: 2, size: REST });
    expect(url).toContain("X-Amz-SignedHeaders=content-length%3Bhost&");
    const forged = [
      url.replace("partNumber=2", "partNumber=1"),
      url.replace(/(X-Amz-Signature=)./, "$1x"),
      url.replace("X-Amz-Expires=3600", "X-Amz-Expires=36000"),
      url.replace(file.id, randomUUID()),
      // The whole file, instead of a part of it.
      url.replace(/&?(partNumber|uploadId)=[^&]*/g, ""),
      `${url}&partNumber=1`,
    ];
    for (const address of forged) expect(await put(address, last), address).toBe(403);
    expect(await put(url, last.subarray(1))).toBe(403);
    expect(await put(url, Buffer.concat([last, last]))).toBe(403);
    const other = await complete();
    const copy = { "x-amz-copy-source": `/drawings/files/${other.id}` };
    expect(await put(url, last, copy)).toBe(403);
    vi.useFakeTimers({ now: Date.now() - 3_700_000, toFake: ["Date"] });
    const expired = await sign(file, { number: 2, size: REST }).finally(() => vi.useRealTimers());
    expect(await put(expired, last)).toBe(403);
    expect(await store.listParts(file)).toEqual([]);
    expect(await put(url, last)).toBe(200);
  });

  it("lists the uploaded parts so that an upload can resume", async () => {
    const file = await begin(store);
    expect(await store.listParts(file)).toEqual([]);
    await store.writePart(file, 2, last);
    expect(await store.listParts(file)).toEqual([{ number: 2, size: REST }]);
    await expect(store.complete(file)).rejects.toThrow("Parts of a file are missing.");
    await store.writePart(file, 1, first.subarray(1));
    await expect(store.complete(file)).rejects.toThrow("Parts of a file are missing.");
    await store.writePart(file, 1, first);
    await store.complete(file);
  });

  it("completes twice after a lost response and rejects later parts", async () => {
    const file = await complete();
    const again = await store.complete(file);
    expect(again).toMatch(/-2$/);
    const closed = { ...file, uploadId: "gone" };
    expect(await store.listParts(closed)).toEqual([
      { number: 1, size: PART },
      { number: 2, size: REST },
    ]);
    expect(await store.complete(closed)).toBe(again);
    await expect(store.complete({ ...closed, size: SIZE + 1 })).rejects.toThrow();
    await expect(store.complete({ ...file, size: SIZE + 1 })).rejects.toThrow();
    // Whatever the service responds, only the checked bytes may be read.
    await put(await sign(file, { number: 2, size: REST }), Buffer.alloc(REST));
    const read = await Array.fromAsync(store.read(file)).then(Buffer.concat, () => undefined);
    expect(read?.equals(Buffer.concat([first, last])) ?? true).toBe(true);
  });

  it("removes a file in any state without a trace, repeatedly", async () => {
    const before = await bucket.list();
    const half = await begin(store);
    await store.writePart(half, 1, first);
    const whole = await complete();
    await store.begin(half);
    const never = { id: randomUUID(), size: SIZE, uploadId: null };
    expect(await bucket.list()).toHaveLength(before.length + 3);
    for (const file of [half, whole, never, half, whole]) await store.remove(file);
    expect(await bucket.list()).toEqual(before);
    await expect(Array.fromAsync(store.read(whole))).rejects.toThrow();
    await expect(store.writePart(half, 2, last)).rejects.toThrow(ClosedFileError);
  });

  it("fails when the stored length differs from the expected one", async () => {
    const file = await complete();
    const longer = Array.fromAsync(store.read({ ...file, size: SIZE + 1 }));
    await expect(longer).rejects.toThrow("not as long as it was");
  });
});

describe("unreachable bucket", () => {
  let silent: Server;
  afterAll(() => void silent.close());

  it("fails at once when the connection is refused", async () => {
    await expect(begin(at(await freePort()))).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it("times out when the server does not respond", async () => {
    silent = createServer((socket) => socket.on("error", () => undefined));
    const port = await freePort();
    await new Promise<void>((done) => silent.listen(port, "127.0.0.1", done));
    const file = { id: randomUUID(), size: SIZE, uploadId: "upload" };
    const store = at(port, { ...BUCKET_LIMITS, responseMs: 100 });
    const asked = [
      begin(store),
      store.listParts(file),
      store.complete(file),
      store.readHead(file, 1),
      Array.fromAsync(store.read(file)),
      store.remove(file),
    ];
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    expect(BUCKET_LIMITS.responseMs).toBeLessThan(10_000);
  });
});

it("names the missing variable when no bucket is configured", async () => {
  const store = bucketFileStore(withBucket({}));
  await expect(begin(store)).rejects.toThrow("FILES_BUCKET_URL");
});
