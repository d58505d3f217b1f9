import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { eq } from "drizzle-orm";
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from "vitest";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { createDatabase, type Database } from "#db/client.ts";
import { storeTestFile, storeTestRequest } from "#db/files/test-files.ts";
import { quoteRequestFileParts, quoteRequestFiles, type QuoteRequestFile } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { bucketFileStore } from "#server/files/bucket-store.ts";
import { readArchive } from "#server/files/test-archive.ts";
import { startTestBucket, withBucket, type TestBucket } from "#server/files/test-bucket.ts";
import { EICAR, findClamd, startClamd } from "#server/files/test-clamd.ts";
import { findSwift } from "#server/files/test-swift.ts";
import { freePort } from "#scripts/postgres/free-port.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: () => Promise.resolve(new Headers({ "x-request-id": "a-request-of-the-test" })),
  cookies: () =>
    Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
      set: (name: string, value: string) => (value ? jar.set(name, value) : jar.delete(name)),
    }),
}));

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const MEGABYTE = 1024 * 1024;
/** Less than a file, more than a part and the buffers on its way. */
const HELD = 5 * MEGABYTE;
let own: TestDatabase;
/** A connection as the tables' owner; the routes use other connections. */
let database: Database;
let bucket: TestBucket | undefined;
let clamd: Awaited<ReturnType<typeof startClamd>>;
let file: typeof import("./[id]/files/[file]/route.ts");
let archive: typeof import("./[id]/files/route.ts");
let openSession: () => Promise<void>;
let request: number;

beforeAll(async () => {
  own = await createTestDatabase();
  database = createDatabase(own.url, 2);
  bucket = await startTestBucket();
  clamd = await startClamd();
  await start({});
});
afterAll(async () => {
  await bucket?.stop();
  await clamd?.stop();
  await database.$client.end();
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  await own.drop();
});
beforeEach(async () => {
  request = await storeTestRequest(database);
  await openSession();
});

/** Loads the routes with these environment variables. */
async function start(variables: Record<string, string>): Promise<void> {
  const common = {
    DATABASE_URL: own.url,
    ADMIN_PASSWORD: "a password for the tests only",
    CLAMAV_URL: "",
    ...bucket?.variables,
  };
  for (const [name, value] of Object.entries({ ...common, ...variables })) vi.stubEnv(name, value);
  vi.resetModules();
  const { log } = await import("#server/observability/log.ts");
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  vi.spyOn(log, "warn").mockImplementation(() => undefined);
  ({ openSession } = await import("#server/auth/require-operator.ts"));
  file = await import("./[id]/files/[file]/route.ts");
  archive = await import("./[id]/files/route.ts");
  await openSession();
}

/** A download is always whole: ranges are ignored. */
const ask = new Request("https://site.example/", { headers: { range: "bytes=0-0" } });
const one = (id: string, of: number | string = request) =>
  file.GET(ask, { params: Promise.resolve({ id: String(of), file: id }) });
const all = (of: number | string = request) =>
  archive.GET(ask, { params: Promise.resolve({ id: String(of) }) });

const stores = {
  database: () => undefined,
  bucket: () => bucket && bucketFileStore(withBucket(bucket.variables)),
};
const cases = Object.entries(stores).filter(([name]) => name === "database" || findSwift());

function store(
  bytes: Uint8Array | string = "plan",
  { in: name = "database", ...row }: Partial<QuoteRequestFile> & { in?: string } = {},
) {
  const { store: _, ...rest } = row;
  const place = name === "bucket" ? stores.bucket() : undefined;
  return storeTestFile(database, request, Buffer.from(bytes), {
    ...rest,
    ...(place && { store: place }),
  });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Open sockets of this process. */
const sockets = () => process.getActiveResourcesInfo().filter((what) => /TCPSOCKET/i.test(what));

/** Timestamps that fix the order of attachments. */
const createdAt = (second: number) => new Date(2026, 0, 1, 0, 0, second);

/** Reads a download to its end and returns its length and the peak of held bytes. */
async function drain(download: () => Promise<Response>): Promise<{ length: number; held: number }> {
  const before = await heldBytes(0);
  const response = await download();
  let [length, measured, most] = [0, 0, 0];
  for await (const chunk of response.body ?? []) {
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
  for (let round = 0; round < 4 && least > allowed; round += 1) {
    collectGarbage();
    await sleep(5);
    least = Math.min(least, process.memoryUsage().arrayBuffers);
  }
  return least;
}

describe.each(cases)("file in the %s", (name) => {
  it("is sent as a download with its name and type", async () => {
    const plan = await store("plan", { in: name, name: "Küche.pdf" });
    const response = await one(plan.id);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "x-request-id": expect.any(String) as unknown,
      "content-type": "application/pdf",
      "x-body-length": "4",
      "content-disposition": `attachment; filename="K_che.pdf"; filename*=UTF-8''K%C3%BCche.pdf`,
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(await response.text()).toBe("plan");
    const params = Promise.resolve({ id: String(request), file: plan.id });
    const head = await file.HEAD(ask, { params });
    expect([head.status, head.body, head.headers.get("x-body-length")]).toEqual([200, null, "4"]);
  });

  it("is sent whole without being held in memory", async () => {
    const bytes = randomBytes(11 * MEGABYTE);
    const plan = await store(bytes, { in: name });
    expect((await bytesOf(await one(plan.id))).equals(bytes)).toBe(true);
    const { length, held } = await drain(() => one(plan.id));
    expect(length).toBe(bytes.length);
    expect(held).toBeLessThan(HELD);
  });

  it("is sent with others in an archive without being held in memory", async () => {
    const [large, small] = [randomBytes(6 * MEGABYTE), randomBytes(MEGABYTE)];
    await store(large, { in: name, name: "a.pdf" });
    await store(large, { in: name, name: "b.pdf" });
    await store(small, { in: name, name: "c.pdf" });
    const response = await all();
    const files = readArchive(await bytesOf(response));
    expect([...files.keys()]).toEqual(["a.pdf", "b.pdf", "c.pdf"]);
    expect(files.get("b.pdf")?.equals(large)).toBe(true);
    expect(files.get("c.pdf")?.equals(small)).toBe(true);
    const { length, held } = await drain(all);
    expect(String(length)).toBe(response.headers.get("x-body-length"));
    expect(held).toBeLessThan(HELD);
  });

  it("aborts the download when reading fails", async () => {
    const plan = await store(randomBytes(3 * MEGABYTE), { in: name });
    await store("more");
    const cut = async () => {
      if (name === "database")
        await database.delete(quoteRequestFileParts).where(eq(quoteRequestFileParts.number, 3));
      else await database.update(quoteRequestFiles).set({ size: 4 * MEGABYTE });
    };
    await cut();
    for (const response of [await one(plan.id), await all()]) {
      expect(response.status).toBe(200);
      await expect(bytesOf(response)).rejects.toThrow();
    }
    await database.delete(quoteRequestFiles);
  });

  it("is not read further when the client disconnects", async () => {
    const plan = await store(randomBytes(6 * MEGABYTE), { in: name });
    for (const download of [() => one(plan.id), () => all()]) {
      const before = sockets().length;
      const reader = (await download()).body?.getReader();
      for (let chunk = 0; chunk < 4; chunk += 1) await reader?.read();
      const left = reader?.read();
      await reader?.cancel();
      await left;
      await expect.poll(() => sockets().length).toBeLessThanOrEqual(before);
    }
  });
});

it("sends no file without a session or after sign-out", async () => {
  const plan = await store();
  expect((await one(plan.id)).status).toBe(200);
  const { closeSession } = await import("#server/auth/require-operator.ts");
  await closeSession();
  for (const response of [await one(plan.id), await all()]) {
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("plan");
  }
});

it("returns no file of another request, no incomplete file and none for an invalid id", async () => {
  const plan = await store();
  const other = await storeTestRequest(database);
  const halves = await Promise.all(
    (["uploading", "missing", "removed"] as const).map((state) => store("plan", { state })),
  );
  const asked = [
    one(plan.id, other),
    one(plan.id, "x"),
    one(plan.id, 0),
    one("1", request),
    one(`${plan.id}'`, request),
    one(randomUUID()),
    ...halves.map(({ id }) => one(id)),
  ];
  for (const response of await Promise.all(asked))
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "This request has no such file." },
    ]);
  for (const response of await Promise.all([all(other), all("x"), all(0)]))
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "This request has no files." },
    ]);
});

it("makes archive names safe and unique and lists what is missing", async () => {
  await store("1", { name: "plan.pdf", createdAt: createdAt(1) });
  await store("2", { name: "PLAN.pdf", createdAt: createdAt(2) });
  await store("3", { name: "con.dwg", createdAt: createdAt(3) });
  await store("4", { name: `${"长".repeat(190)}.pdf`, createdAt: createdAt(4) });
  await store("5", { name: "\u202Efdp.exe:x?", createdAt: createdAt(5) });
  await store("6", { name: "Walls.pdf", state: "missing", errorCode: "too-large" });
  await store("7", { name: "Doors.pdf", state: "missing" });
  await store("8", { name: "Virus.pdf", scan: "infected" });
  const response = await all();
  expect(response.headers.get("content-disposition")).toContain(
    `"${formatReference(request)}-files.zip"`,
  );
  const files = readArchive(await bytesOf(response));
  expect([...files.keys()]).toEqual([
    "plan.pdf",
    "PLAN (2).pdf",
    "_con.dwg",
    `${"长".repeat(48)}.pdf`,
    "_fdp.exe_x_",
    "Not in this archive.txt",
  ]);
  expect(files.get("Not in this archive.txt")?.toString().split("\r\n").toSorted()).toEqual([
    "",
    "",
    "Doors.pdf: It did not arrive.",
    "These files were named in the form.",
    "Virus.pdf: The virus scanner found something in this file. It is held back.",
    "Walls.pdf: It is larger than 25 MB.",
  ]);
});

it("quarantines an infected file, even without a scanner", async () => {
  const virus = await store(EICAR, { scan: "infected" });
  const response = await one(virus.id);
  expect([response.status, await response.json()]).toEqual([
    403,
    { error: "The virus scanner found something in this file. It is held back." },
  ]);
});

describe.skipIf(!findClamd())("with a scanner (needs Debian's clamav-daemon)", () => {
  beforeAll(async () => {
    await start({ CLAMAV_URL: clamd?.url ?? "" });
  });
  afterAll(() => start({}));
  afterEach(() => vi.unstubAllEnvs());

  it("scans a file when it is opened and sends only a clean one", async () => {
    const [plan, virus] = [await store(), await store(`x${EICAR}`)];
    expect(await (await one(plan.id)).text()).toBe("plan");
    expect((await one(virus.id)).status).toBe(403);
    expect([...readArchive(await bytesOf(await all())).keys()]).toEqual([
      "plan.pdf",
      "Not in this archive.txt",
    ]);
    const scans = await database
      .select({ scan: quoteRequestFiles.scan })
      .from(quoteRequestFiles)
      .where(eq(quoteRequestFiles.quoteRequestId, request));
    expect(scans.map(({ scan }) => scan).toSorted()).toEqual(["clean", "infected"]);
  });
});

it("sends no unscanned file while the scanner is down", async () => {
  onTestFinished(() => start({}));
  await start({ CLAMAV_URL: `tcp://127.0.0.1:${await freePort()}` });
  const [plan, clean] = [await store(), await store("clean", { scan: "clean", name: "clean.pdf" })];
  const response = await one(plan.id);
  expect([response.status, await response.json()]).toEqual([
    503,
    { error: "The virus scanner does not answer, so that this file cannot be opened now." },
  ]);
  expect(await (await one(clean.id)).text()).toBe("clean");
  expect([...readArchive(await bytesOf(await all())).keys()]).toEqual([
    "clean.pdf",
    "Not in this archive.txt",
  ]);
});
