import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { text } from "node:stream/consumers";
import { beforeEach, expect, it } from "vitest";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { freePort } from "#scripts/postgres/free-port.ts";
import { quoteRequestFiles as files } from "#db/schema.ts";
import { storeTestFile, storeTestRequest } from "#e2e/support/store-test-file.ts";
import { useTestDatabase } from "#db/use-test-database.ts";

const own = useTestDatabase();
beforeEach(() => own.database.delete(files));

async function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["scripts/personal-data.ts", ...args], {
    env: { ...process.env, DATABASE_URL: own.url, LOG_LEVEL: "info", RETENTION_MONTHS: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((done) => child.once("close", done));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await exited, output, errors };
}

const age = (interval: string) =>
  own.database.execute(
    sql`UPDATE quote_request_files SET created_at = now() - ${interval}::interval`,
  );

it("removes unsent files even without RETENTION_MONTHS", async () => {
  await storeTestFile(own.database, null, Buffer.from("%PDF-1.7"));
  await age("2 days");
  const kept = await storeTestFile(own.database, null, Buffer.from("%PDF-1.7"));
  const { code, output, errors } = await run(["retain"]);
  expect([code, errors]).toEqual([2, expect.stringContaining("Set RETENTION_MONTHS")]);
  expect(output).toContain('"removed":1');
  expect(await own.database.select({ id: files.id }).from(files)).toEqual([{ id: kept.id }]);
  await age("2 days");
  expect(await run(["retain"], { RETENTION_MONTHS: "12" })).toMatchObject({ code: 0, errors: "" });
  expect(await own.database.$count(files)).toBe(0);
});

it("fails when a bucket is unreachable and resumes on the next run", async () => {
  const email = "ana@estúdio.example";
  const id = await storeTestRequest(own.database, { email });
  await storeTestFile(own.database, id, Buffer.from("%PDF-1.7"));
  await own.database.update(files).set({ store: "bucket" });
  const bucket = {
    FILES_BUCKET_URL: `http://127.0.0.1:${await freePort()}/drawings`,
    FILES_BUCKET_ACCESS_KEY_ID: "key",
    FILES_BUCKET_SECRET_ACCESS_KEY: "secret",
  };
  for (const env of [bucket, {}]) {
    const { code, output, errors } = await run(["erase", email], env);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^1 file is still in the store/)]);
    expect(output).not.toContain(email);
  }
  expect(await own.database.select().from(files)).toMatchObject([{ name: "Erased" }]);
  await own.database.update(files).set({ store: "database" });
  expect(await run(["erase", email])).toMatchObject({ code: 0, errors: "" });
  expect(await own.database.$count(files)).toBe(0);
  expect(await run(["erase", email])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/nothing was erased/) as unknown,
  });
});

it("exports everything of a person with their files into a new folder, and nothing of others", async () => {
  const email = "bö.o'neill@müller.example";
  const id = await storeTestRequest(own.database, { email, message: "Two hundred doors." });
  await storeTestRequest(own.database, { email: "zoe@estudio.example" });
  await storeTestFile(own.database, id, Buffer.from("%PDF-1.7"));
  const parent = await mkdtemp(join(tmpdir(), "personal-data-"));
  const folder = join(parent, "bo");
  const { code, output } = await run(["export", ` ${email.toUpperCase()} `, folder]);
  expect(code).toBe(0);
  expect(output).not.toContain(email);
  const json = await readFile(join(folder, "requests.json"), "utf8");
  const [exported, ...others] = JSON.parse(json) as [{ files: [{ writtenAs: string }] }];
  expect(others).toEqual([]);
  expect(exported).toMatchObject({ id, email, message: "Two hundred doors.", history: [] });
  const path = join(folder, formatReference(id), exported.files[0].writtenAs);
  expect(await readFile(path, "utf8")).toBe("%PDF-1.7");
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect((await run(["export", email, folder])).code).not.toBe(0);
  expect(await readFile(join(folder, "requests.json"), "utf8")).toBe(json);
  expect(await run(["export", "nobody@estudio.example", join(parent, "nobody")])).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/nothing was written/) as unknown,
  });
  expect(await readdir(parent)).toEqual(["bo"]);
  await rm(parent, { recursive: true });
});
