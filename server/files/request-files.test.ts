import { randomBytes, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { quoteRequestFiles as files } from "#db/schema.ts";
import { eraseByEmail } from "#server/quote-requests/erasure-mutations.ts";
import { insertQuoteRequest } from "#server/quote-requests/request-mutations.ts";
import { startRelay } from "#e2e/support/relay.ts";
import { useTestDatabase } from "#db/use-test-database.ts";
import type { SentFile } from "#lib/attachments/attachment-upload.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { getEnv } from "#server/env/env.ts";
import { startObjectStore, type ObjectStore } from "#e2e/support/object-store.ts";
import { findAttached, type SentFiles } from "#db/files/attachment-mutations.ts";
import { receiveFormFiles } from "./form-files-action.ts";
import { removeFile, removeMarkedFiles, cleanUpFiles } from "./removal-mutations.ts";

const own = useTestDatabase();
beforeAll(() => void vi.stubEnv("DATABASE_URL", own.url));
beforeEach(async () => {
  await own.database.execute(sql`TRUNCATE quote_request_files, quote_request_file_parts`);
  await own.database.execute(sql`TRUNCATE rate_limits`);
});

const request = (rest: object = {}) => {
  const email = `${randomUUID()}@estudio.example`;
  const fields = quoteRequestSchema.parse({ name: "Ana", email, projectType: "other", ...rest });
  return { ...fields, idempotencyKey: randomUUID() };
};

function someTable(size = 40): Buffer<ArrayBuffer> {
  return Buffer.from(`${randomBytes(16).toString("hex")},`.padEnd(size, "1,2\n"));
}

async function receive(
  draftKey: string,
  bytes: Buffer<ArrayBuffer> = someTable(),
  { name = "list.csv", client = "203.0.113.7" } = {},
): Promise<SentFile> {
  const [sent] = await receiveFormFiles([new File([bytes], name)], { draftKey, client });
  if (!sent) throw new Error("No file was received.");
  return sent;
}

const send = (asked: ReturnType<typeof request>, sent: readonly SentFile[]) =>
  insertQuoteRequest(own.database, asked, [], { draftKey: asked.idempotencyKey, files: sent });

const filesOf = async (id: number) =>
  own.database
    .select({ name: files.name, size: files.size, state: files.state, errorCode: files.errorCode })
    .from(files)
    .where(eq(files.quoteRequestId, id))
    .orderBy(files.name);

const rows = () => own.database.$count(files);

describe("attachments of a request", () => {
  it("are attached when it is stored, with missing ones listed", async () => {
    const asked = request();
    const plan = await receive(asked.idempotencyKey, undefined, { name: "plan.csv" });
    const rejected = {
      id: randomUUID(),
      name: "film.mov",
      size: 3e9,
      errorCode: "unknown-type",
    } as const;
    const unsent = { id: randomUUID(), name: "late.csv", size: 7 };
    const { id } = await send(asked, [rejected, plan, unsent]);
    expect(await filesOf(id)).toEqual([
      { name: "film.mov", size: 2_147_483_647, state: "missing", errorCode: "unknown-type" },
      { name: "late.csv", size: 7, state: "missing", errorCode: "unsent" },
      { name: "plan.csv", size: 40, state: "complete", errorCode: null },
    ]);
  });

  it("exclude files of another draft", async () => {
    const foreign = await receive(randomUUID());
    const { id } = await send(request(), [foreign]);
    expect(await filesOf(id)).toMatchObject([{ state: "missing", errorCode: "unsent" }]);
    expect(await own.database.$count(files, eq(files.id, foreign.id))).toBe(1);
  });

  it("are attached once when the form is sent repeatedly or concurrently", async () => {
    const asked = request();
    const unsent = { id: randomUUID(), name: "late.csv", size: 7 };
    const sent = [await receive(asked.idempotencyKey), unsent];
    const results = await Promise.all(Array.from({ length: 10 }, () => send(asked, sent)));
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const { id } = await send(asked, sent);
    expect(await filesOf(id)).toMatchObject([{ state: "missing" }, { state: "complete" }]);
  });

  it("include late uploads when the form is sent again", async () => {
    const asked = request();
    const late = { id: randomUUID(), name: "list.csv", size: 40 };
    const first = await send(asked, [late]);
    const arrived = { ...(await receive(asked.idempotencyKey)), name: late.name };
    expect(await send(asked, [arrived])).toEqual({ id: first.id, replayed: true });
    expect(await filesOf(first.id)).toMatchObject([{ name: "list.csv", state: "complete" }]);
  });

  it("stay with the request that was acknowledged with them when the form is changed and sent again", async () => {
    const asked = request();
    const [plan, list] = [await receive(asked.idempotencyKey), await receive(asked.idempotencyKey)];
    const first = await send(asked, [plan]);
    const changed = { ...asked, message: "And oak doors." };
    const second = await send(changed, [plan, list]);
    expect(second.id).not.toBe(first.id);
    expect(await send(asked, [plan])).toEqual({ id: first.id, replayed: true });
    expect(await filesOf(first.id)).toMatchObject([{ state: "complete" }]);
    const states = (await filesOf(second.id)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(["complete", "missing"]);
    const sent: SentFiles = { draftKey: asked.idempotencyKey, files: [plan, list] };
    expect((await findAttached(own.database, first.id, sent)).size).toBe(1);
  });
});

describe("files in a form post", () => {
  it("are stored once when the form is sent again", async () => {
    const asked = request();
    const bytes = someTable();
    const first = await receive(asked.idempotencyKey, bytes);
    const { id } = await send(asked, [first]);
    const second = await receive(asked.idempotencyKey, bytes);
    expect(await send(asked, [second])).toEqual({ id, replayed: true });
    expect(await filesOf(id)).toHaveLength(1);
    const sent = { draftKey: asked.idempotencyKey, files: [second] };
    expect(await findAttached(own.database, id, sent)).toEqual(new Set([second.id]));
    expect(await removeFile(own.database, { ...first, draftKey: asked.idempotencyKey })).toEqual({
      problem: { kind: "attached" },
    });
  });

  it("are reported missing when the database fails", async () => {
    await own.database.execute(sql`ALTER TABLE quote_request_file_parts RENAME TO elsewhere`);
    try {
      expect(await receive(randomUUID())).toMatchObject({ errorCode: "unsent" });
    } finally {
      await own.database.execute(sql`ALTER TABLE elsewhere RENAME TO quote_request_file_parts`);
    }
  });
});

const STORES = ["database", "bucket"] as const;

describe.each(STORES)("with the %s store", (store) => {
  let bucket: ObjectStore | undefined;
  let relay: Awaited<ReturnType<typeof startRelay>> | undefined;
  beforeAll(async () => {
    if (store === "database") return;
    bucket = await startObjectStore();
    relay = await startRelay(new URL(bucket?.variables.FILES_BUCKET_URL ?? ""));
    Object.assign(getEnv(), bucket?.variables, { FILES_BUCKET_URL: relay.url });
  });
  afterAll(async () => {
    for (const name of Object.keys(bucket?.variables ?? {})) Reflect.deleteProperty(getEnv(), name);
    relay?.close();
    await bucket?.stop();
  });

  beforeEach(() => bucket?.objects.clear());

  async function held(): Promise<number> {
    if (bucket) return bucket.objects.size;
    const { rows: found } = await own.database.execute<{ files: number }>(
      sql`SELECT count(DISTINCT file_id)::integer AS files FROM quote_request_file_parts`,
    );
    return found[0]?.files ?? 0;
  }

  it("erases a person's files, including those never submitted", async () => {
    const [asked, other] = [request(), request()];
    const sent = [await receive(asked.idempotencyKey), await receive(asked.idempotencyKey)];
    const unsent = { id: randomUUID(), name: "Ana's house.csv", size: 7 };
    const { id } = await send(asked, [...sent.slice(0, 1), unsent]);
    await send(other, [await receive(other.idempotencyKey)]);
    expect(await held()).toBe(3);
    expect(await eraseByEmail(own.database, asked.email)).toMatchObject({
      erased: 1,
      filesLeft: 0,
    });
    expect(await held()).toBe(1);
    expect(await filesOf(id)).toEqual([]);
    expect(await rows()).toBe(1);
    await receive(asked.idempotencyKey).then((late) => send(asked, [late]));
    expect(await filesOf(id)).toEqual([]);
  });

  it("removes files not submitted within a day, and nothing else", async () => {
    const before = await held();
    const asked = request();
    await send(asked, [await receive(asked.idempotencyKey)]);
    await receive(randomUUID());
    await own.database.execute(
      sql`UPDATE quote_request_files SET created_at = now() - interval '25 hours'`,
    );
    const young = await receive(randomUUID());
    expect(await cleanUpFiles(own.database)).toEqual({ removed: 1, left: 0 });
    expect(await held()).toBe(before + 2);
    const kept = await own.database.select({ id: files.id }).from(files);
    expect(kept).toHaveLength(2);
    expect(kept.map(({ id }) => id)).toContain(young.id);
  });

  it("removes the files of spam after two weeks, and says so", async () => {
    const before = await held();
    const asked = request();
    const { id } = await send(asked, [await receive(asked.idempotencyKey)]);
    const age = (time: string) =>
      own.database.execute(
        sql`UPDATE quote_requests SET created_at = now() - ${time}::interval WHERE id = ${id}`,
      );
    await age("15 days");
    expect(await cleanUpFiles(own.database)).toEqual({ removed: 0, left: 0 });
    await own.database.execute(sql`UPDATE quote_requests SET status = 'spam' WHERE id = ${id}`);
    expect(await cleanUpFiles(own.database)).toEqual({ removed: 0, left: 0 });
    const spam = request();
    const arrived = await send(spam, [await receive(spam.idempotencyKey)]);
    await own.database.execute(
      sql`INSERT INTO quote_requests (created_at, status, name, email, project_type, idempotency_key)
          SELECT now() - interval '15 days', 'spam', name, email, project_type, gen_random_uuid()
          FROM quote_requests WHERE id = ${arrived.id}`,
    );
    await own.database.execute(
      sql`UPDATE quote_request_files SET request_id = (SELECT max(id) FROM quote_requests) WHERE request_id = ${arrived.id}`,
    );
    expect(await held()).toBe(before + 2);
    expect(await cleanUpFiles(own.database)).toEqual({ removed: 1, left: 0 });
    expect(await held()).toBe(before + 1);
    const [missing] = await own.database.select().from(files).where(eq(files.state, "missing"));
    expect(missing).toMatchObject({ errorCode: "spam", name: expect.any(String) });
    expect(await filesOf(id)).toMatchObject([{ state: "complete" }]);
    expect(await cleanUpFiles(own.database)).toEqual({ removed: 0, left: 0 });
  });

  // Only a bucket can be unreachable while the database is not.
  if (store === "bucket")
    it("retries removal when the bucket was unreachable", async () => {
      const before = await held();
      const asked = request();
      const { id } = await send(asked, [await receive(asked.idempotencyKey)]);
      relay?.cut();
      expect(await eraseByEmail(own.database, asked.email)).toMatchObject({
        erased: 1,
        filesLeft: 1,
      });
      expect(await filesOf(id)).toMatchObject([{ name: "Erased", state: "removed" }]);
      expect(await removeMarkedFiles(own.database)).toEqual({ removed: 0, left: 1 });
      relay?.mend();
      expect(await held()).toBe(before + 1);
      expect(await eraseByEmail(own.database, asked.email)).toMatchObject({
        erased: 0,
        filesLeft: 0,
      });
      expect(await held()).toBe(before);
      expect(await rows()).toBe(0);
    });
});
