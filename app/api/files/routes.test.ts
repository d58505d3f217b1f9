import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createDatabase, type Database } from "#db/create-database.ts";
import { writePart } from "#server/files/content-mutations.ts";
import { quoteRequestFiles as files } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { uploadSchema } from "#lib/attachments/attachment-upload.ts";

const SITE = "https://site.example";
const PART = 1024 * 1024;
let own: TestDatabase;
let database: Database;
async function importRoutes() {
  return {
    start: await import("./route.ts"),
    file: await import("./[id]/route.ts"),
    complete: await import("./[id]/complete/route.ts"),
    part: await import("./[id]/parts/[number]/route.ts"),
  };
}
let routes: Awaited<ReturnType<typeof importRoutes>>;
let logged: unknown[] = [];
let env: {
  FILES_DAILY_MB_PER_ADDRESS: number;
  FILES_UNSENT_MB: number;
  FILES_TOTAL_MB?: number | undefined;
  DATA_DIR?: string | undefined;
};

beforeAll(async () => {
  own = await createTestDatabase();
  database = createDatabase(own.url, 2);
  vi.stubEnv("DATABASE_URL", own.url);
  vi.resetModules();
  const { declareCustomServer } = await import("#server/http/custom-server.ts");
  declareCustomServer();
  env = (await import("#server/env/env.ts")).getEnv();
  const { log } = await import("#server/observability/log.ts");
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(log, level).mockImplementation((...line: unknown[]) => void logged.push(line));
  routes = await importRoutes();
});
afterAll(async () => {
  await database.$client.end();
  await (await import("#server/database.ts")).getDatabase().$client.end();
  await own.drop();
});

let client = "";
beforeEach(async () => {
  client = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  logged = [];
  Object.assign(env, {
    FILES_DAILY_MB_PER_ADDRESS: 600,
    FILES_UNSENT_MB: 2_000,
    FILES_TOTAL_MB: undefined,
    DATA_DIR: undefined,
  });
  await database.execute(sql`TRUNCATE quote_request_files, quote_request_file_parts`);
});

const CSV = Buffer.from("Door,Width,Height\r\nD1,900,2100\r\n");

type TestFile = { id: string; draftKey: string; name: string; size: number };
const someFile = (rest: Partial<TestFile> = {}): TestFile => ({
  id: randomUUID(),
  draftKey: randomUUID(),
  name: "schedule.csv",
  size: CSV.length,
  ...rest,
});

const fileOf = (megabytes: number) => someFile({ size: megabytes * PART });

function request(method: string, body?: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(`${SITE}/api/files`, {
    method,
    ...(body !== undefined && { body, duplex: "half" }),
    headers: { host: "site.example", origin: SITE, "x-forwarded-for": client, ...headers },
  });
}

async function readResponse(response: Response | Promise<Response>) {
  const received = await response;
  expect(received.headers.get("cache-control")).toBe("no-store");
  const isLater = received.status === 429 || received.status === 503;
  expect(Number(received.headers.get("retry-after")) > 0).toBe(isLater);
  const text = await received.text();
  const body = (text ? JSON.parse(text) : undefined) as Record<string, unknown> | undefined;
  return { status: received.status, body, headers: received.headers };
}

const start = (file: unknown, headers: Record<string, string> = {}) =>
  readResponse(
    routes.start.POST(
      request("POST", typeof file === "string" ? file : JSON.stringify(file), {
        "content-type": "application/json",
        ...headers,
      }),
    ),
  );

function startFrom(address: string, megabytes: number) {
  client = address;
  return start(fileOf(megabytes));
}

type Whose = Pick<TestFile, "id" | "draftKey">;
const keyOf = ({ draftKey }: Whose) => ({ "x-draft-key": draftKey });

const sendPart = (
  file: Whose,
  number: number | string,
  bytes: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
) =>
  readResponse(
    routes.part.POST(request("POST", bytes, { ...keyOf(file), ...headers }), {
      params: Promise.resolve({ id: file.id, number: String(number) }),
    }),
  );
const params = ({ id }: Whose) => ({ params: Promise.resolve({ id }) });
const complete = (file: Whose) =>
  readResponse(routes.complete.POST(request("POST", undefined, keyOf(file)), params(file)));
const remove = (file: Whose) =>
  readResponse(routes.file.DELETE(request("DELETE", undefined, keyOf(file)), params(file)));

async function upload(bytes: Buffer, rest: Partial<TestFile> = {}) {
  const file = someFile({ size: bytes.length, ...rest });
  const started = await start(file);
  if (started.status !== 201) return { file, ...started };
  for (let at = 0, number = 1; at < bytes.length; at += PART, number += 1)
    await sendPart(file, number, new Uint8Array(bytes.subarray(at, at + PART)));
  return { file, ...(await complete(file)) };
}

/** Counts stored attachments and parts, and the parts' bytes. */
async function stored() {
  const { rows } = await database.execute(sql`
    SELECT (SELECT count(*)::integer FROM quote_request_files) AS files,
      (SELECT count(*)::integer FROM quote_request_file_parts) AS parts`);
  return rows[0];
}
const NOTHING = { files: 0, parts: 0 };

describe("upload", () => {
  it("accepts parts in any order and repeatedly, and is whole once completed", async () => {
    const bytes = Buffer.concat([CSV, Buffer.alloc(2 * PART + 5, "a,b\n")]);
    const file = someFile({ size: bytes.length });
    const started = await start(file);
    expect([started.status, uploadSchema.parse(started.body)]).toEqual([
      201,
      {
        state: "uploading",
        partBytes: PART,
        missingParts: [1, 2, 3].map((number) => ({
          number,
          url: `/api/files/${file.id}/parts/${number}`,
        })),
      },
    ]);
    const part = (number: number) =>
      new Uint8Array(bytes.subarray((number - 1) * PART, number * PART));
    for (const number of [3, 1, 1])
      expect((await sendPart(file, number, part(number))).status).toBe(204);
    expect(await complete(file)).toMatchObject({ status: 409 });
    const again = await start(file);
    expect(again).toMatchObject({ status: 200, body: { missingParts: [{ number: 2 }] } });
    expect((await sendPart(file, 2, part(2))).status).toBe(204);
    const whole = { status: 200, body: { state: "complete", missingParts: [] } };
    expect(await complete(file)).toMatchObject(whole);
    expect(await complete(file)).toMatchObject(whole);
    expect(await start(file)).toMatchObject(whole);
    expect(await sendPart(file, 2, part(2))).toMatchObject({ status: 409 });
    const { rows } = await database.execute(sql`
      SELECT media_type, state, scan, store, encode(string_agg(bytes, ''::bytea ORDER BY number), 'hex') AS hex
      FROM quote_request_files JOIN quote_request_file_parts ON file_id = id GROUP BY id`);
    expect(rows).toEqual([
      {
        media_type: "text/csv",
        state: "complete",
        scan: "unscanned",
        store: "database",
        hex: bytes.toString("hex"),
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain("schedule");
  });

  it("is removed with its bytes on request", async () => {
    const { file } = await upload(CSV);
    expect((await remove(file)).status).toBe(204);
    expect(await stored()).toEqual(NOTHING);
    expect((await remove(file)).status).toBe(404);
    expect((await start(file)).status).toBe(201);
  });

  it("is not found with another draft's key", async () => {
    const { file } = await upload(CSV);
    const foreign = { ...file, draftKey: randomUUID() };
    const missing = { status: 404, body: { error: "There is no such file." } };
    expect(await start(foreign)).toMatchObject(missing);
    expect(await sendPart(foreign, 1, new Uint8Array(CSV))).toMatchObject(missing);
    expect(await complete(foreign)).toMatchObject(missing);
    expect(await remove(foreign)).toMatchObject(missing);
    const unknown = { ...file, id: randomUUID() };
    expect(await complete(unknown)).toMatchObject(missing);
    expect(await remove({ ...file, id: "../../etc/passwd" })).toMatchObject(missing);
    expect(await stored()).toEqual({ files: 1, parts: 1 });
  });

  it("is rejected when its id is already used", async () => {
    const file = someFile();
    await start(file);
    expect(await start({ ...file, size: 2 })).toMatchObject({ status: 409 });
  });
});

describe("rejects bad input:", () => {
  it.each<[string, Partial<TestFile>, string]>([
    ["one byte too many", { size: 25 * PART + 1 }, "too-large"],
    ["zero bytes", { size: 0 }, "empty"],
  ])("%s", async (_case, rest, code) => {
    expect(await start(someFile(rest))).toMatchObject({
      status: 422,
      body: { code, error: expect.stringMatching(/\.$/) as unknown },
    });
    expect(await stored()).toEqual(NOTHING);
  });

  it("a web page that begins like a PDF", async () => {
    const page = Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>");
    const rejected = { status: 422, body: { code: "web-page" } };
    expect(await upload(page, { name: "plan.pdf" })).toMatchObject(rejected);
    expect(await stored()).toEqual(NOTHING);
  });

  it("a part of a file that is complete, whose type was read from its bytes", async () => {
    const { file } = await upload(CSV);
    // As a part that was on its way while the file was completed: past the route's look at the state.
    const [row] = await database.select().from(files).where(eq(files.id, file.id));
    if (!row) throw new Error("The file is stored.");
    const other = Buffer.from("D1,900,2100\r\nD2,900,2100\r\nD3,9\r\n");
    expect(await writePart(database, row, 1, other)).toBe(false);
    const { rows } = await database.execute(sql`SELECT bytes FROM quote_request_file_parts`);
    expect(rows).toEqual([{ bytes: CSV }]);
  });

  it("no file that matches an incomplete one", async () => {
    const draftKey = randomUUID();
    const first = someFile({ draftKey });
    await start(first);
    await sendPart(first, 1, new Uint8Array(CSV));
    // Its checksum is computed, and its process died before it was complete.
    await upload(CSV);
    await database.execute(
      sql`UPDATE quote_request_files SET checksum = (SELECT checksum FROM quote_request_files WHERE state = 'complete') WHERE id = ${first.id}`,
    );
    expect((await upload(CSV, { draftKey, name: "copy.csv" })).status).toBe(200);
  });

  it("the same file twice in one form, even concurrently", async () => {
    const draftKey = randomUUID();
    expect((await upload(CSV, { draftKey })).status).toBe(200);
    expect(await upload(CSV, { draftKey, name: "copy.csv" })).toMatchObject({
      status: 422,
      body: { code: "repeated" },
    });
    expect(await stored()).toEqual({ files: 1, parts: 1 });
    expect((await upload(CSV)).status).toBe(200);
    const twins = [someFile({ draftKey: randomUUID() })];
    twins.push(someFile({ draftKey: twins[0]?.draftKey ?? "" }));
    for (const twin of twins) {
      await start(twin);
      await sendPart(twin, 1, new Uint8Array(CSV));
    }
    const responses = await Promise.all(twins.map(complete));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await stored()).toEqual({ files: 3, parts: 3 });
  });

  it("an eleventh file and more than 60 MB, even when their uploads start concurrently", async () => {
    const draftKey = randomUUID();
    const many = await Promise.all(
      Array.from({ length: 20 }, () => start(someFile({ draftKey, size: 1_000 }))),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(10);
    const rejected = many.filter(({ status }) => status !== 201);
    expect(rejected.map(({ body }) => body?.code)).toEqual(Array<string>(10).fill("too-many"));
    const large = { draftKey: randomUUID(), size: 20 * PART };
    const heavy = await Promise.all(Array.from({ length: 6 }, () => start(someFile(large))));
    expect(heavy.map(({ body }) => body?.code ?? "").toSorted()).toEqual([
      "",
      "",
      "",
      ...Array<string>(3).fill("too-large-together"),
    ]);
    expect(await stored()).toEqual({ files: 13, parts: 0 });
  });

  it.each<[string, number | string, Uint8Array<ArrayBuffer>, number]>([
    ["too short", 1, new Uint8Array(CSV.subarray(1)), 400],
    ["too long", 1, new Uint8Array([...CSV, 0]), 413],
    ["with a number beyond the file", 2, new Uint8Array(CSV), 400],
    ["with an invalid number", "1e0", new Uint8Array(CSV), 400],
  ])("a part %s", async (_case, number, bytes, status) => {
    const file = someFile();
    await start(file);
    expect(await sendPart(file, number, bytes)).toMatchObject({ status });
    const declared = { "content-length": String(bytes.length) };
    expect(await sendPart(file, number, bytes, declared)).toMatchObject({ status });
    expect(await stored()).toEqual({ files: 1, parts: 0 });
  });

  it("a part cut off at 99 % and one that never ends", async () => {
    const file = someFile({ size: 1_000 });
    await start(file);
    const cut = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(990)),
      pull: (controller) => controller.error(new Error("aborted")),
    });
    expect(await sendPart(file, 1, cut)).toMatchObject({ status: 400 });
    let chunks = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        chunks += 1;
        controller.enqueue(new Uint8Array(100));
      },
    });
    expect(await sendPart(file, 1, endless)).toMatchObject({ status: 413 });
    expect(chunks).toBeLessThan(15);
    expect(await stored()).toEqual({ files: 1, parts: 0 });
    expect(await complete(file)).toMatchObject({ status: 409 });
  });

  it("an invalid start or one from another site", async () => {
    const file = someFile();
    expect(await start("{")).toMatchObject({ status: 400 });
    expect(await start({ ...file, path: "/etc" })).toMatchObject({ status: 400 });
    expect(await start({ ...file, name: "x".repeat(20_000) })).toMatchObject({ status: 413 });
    expect(await start(file, { "content-type": "text/plain" })).toMatchObject({ status: 415 });
    const foreign = { origin: "https://elsewhere.example" };
    expect(await start(file, foreign)).toMatchObject({ status: 403 });
    expect(await sendPart(file, 1, new Uint8Array(CSV), foreign)).toMatchObject({ status: 403 });
    expect(await stored()).toEqual(NOTHING);
  });
});

describe("upload limits", () => {
  it("allow 100 new files per address in ten minutes, and repeated starts", async () => {
    const responses = [];
    for (let batch = 0; batch < 10; batch += 1)
      responses.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => start(someFile({ size: 1 }))))),
      );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(100);
    const rejected = responses.find(({ status }) => status !== 201);
    expect(rejected).toMatchObject({ status: 429, body: { code: "busy" } });
    expect(Number(rejected?.headers.get("retry-after"))).toBeGreaterThan(500);
    expect(await stored()).toEqual({ files: 100, parts: 0 });
  });

  it("count megabytes per address and day, except rejected ones", async () => {
    env.FILES_DAILY_MB_PER_ADDRESS = 50;
    const first = fileOf(20);
    expect((await start(first)).status).toBe(201);
    expect((await start(first)).status).toBe(200);
    expect((await start(fileOf(20))).status).toBe(201);
    expect(await start(fileOf(20))).toMatchObject({ status: 429, body: { code: "busy" } });
    expect((await start(fileOf(10))).status).toBe(201);
    expect(await start(fileOf(1))).toMatchObject({ status: 429 });
    expect(await stored()).toEqual({ files: 3, parts: 0 });
  });

  it("bound all files together, and warn the export team before", async () => {
    const sendParts = async (megabytes: number) => {
      const file = fileOf(megabytes);
      expect((await start(file)).status).toBe(201);
      for (let part = 1; part <= megabytes; part += 1)
        expect((await sendPart(file, part, new Uint8Array(PART))).status).toBe(204);
    };
    const { describeFileSpace } = await import("#server/files/space-queries.ts");
    env.FILES_TOTAL_MB = 20;
    const sent = fileOf(15);
    expect((await start(sent)).status).toBe(201);
    await database.execute(sql`WITH request AS (
      INSERT INTO quote_requests (name, email, project_type, idempotency_key)
      VALUES ('Ana', 'ana@estudio.example', 'other', ${sent.draftKey}) RETURNING id
    ) UPDATE quote_request_files SET request_id = request.id, state = 'complete' FROM request`);
    expect(await start(fileOf(6))).toMatchObject({ status: 503, body: { code: "full" } });
    expect(await describeFileSpace(database)).toBeNull();
    await sendParts(1);
    expect(await describeFileSpace(database)).toBe(
      "Attachments take 16 of 20 MB. Beyond that, requests arrive without files.",
    );
    await sendParts(4);
    expect(await describeFileSpace(database)).toBe(
      "Attachments take 20 of 20 MB. Requests arrive without files.",
    );
  });

  it("leave 1 GB of the database's disk to everything else", async () => {
    const fs = await import("node:fs/promises");
    const { getFileSpace } = await import("#server/files/space-queries.ts");
    const { bavail, bsize } = await fs.statfs(tmpdir());
    env.FILES_TOTAL_MB = 1_000_000_000;
    env.DATA_DIR = tmpdir();
    const { used, limit } = await getFileSpace(database);
    const free = Math.max(0, bavail * bsize - 1024 * PART);
    expect(Math.abs(limit - used - free)).toBeLessThan(512 * PART);
    env.DATA_DIR = "/nowhere";
    expect((await getFileSpace(database)).limit).toBe(1_000_000_000 * PART);
  });

  it("take no space for what was started, but for each part that came", async () => {
    env.FILES_UNSENT_MB = 3;
    const [begun, other] = [fileOf(3), fileOf(3)];
    for (const file of [begun, other]) expect((await start(file)).status).toBe(201);
    const part = (number: number, file = begun) => sendPart(file, number, new Uint8Array(PART));
    for (const number of [1, 2]) expect((await part(number)).status).toBe(204);
    expect(await start(fileOf(2))).toMatchObject({ status: 503, body: { code: "full" } });
    expect((await part(1, other)).status).toBe(204);
    expect(await part(3)).toMatchObject({ status: 503, body: { code: "full" } });
  });

  it("leave two thirds of the space to other networks than the one that fills it", async () => {
    Object.assign(env, { FILES_DAILY_MB_PER_ADDRESS: 20, FILES_UNSENT_MB: 90 });
    const net = `198.${Math.floor(Math.random() * 200)}.${Math.floor(Math.random() * 200)}`;
    expect((await startFrom(`${net}.7`, 20)).status).toBe(201);
    expect((await startFrom(`${net}.8`, 10)).status).toBe(201);
    expect((await startFrom(`${net}.9`, 1)).status).toBe(429);
    expect((await startFrom(`203.0.113.${Math.floor(Math.random() * 250)}`, 20)).status).toBe(201);
  });
});

it("returns 503 when the database fails and logs no file name", async () => {
  await database.execute(sql`ALTER TABLE quote_request_files RENAME TO elsewhere`);
  try {
    expect(await start(someFile())).toMatchObject({ status: 503 });
  } finally {
    await database.execute(sql`ALTER TABLE elsewhere RENAME TO quote_request_files`);
  }
  expect(logged).toMatchObject([[{ code: "42P01" }, "a step of an upload failed"]]);
});
