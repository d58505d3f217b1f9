import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "./support/fixtures.ts";
import { renderedForm } from "./support/plain-form.ts";
import { someBuyer } from "./support/quote-form.ts";
import { startRelay } from "#db/test-relay.ts";
import { startSite } from "./support/site.ts";

const SERVE = ["node", "lib/server/http-server/serve.ts"] as const;
const LAUNCHER = ["node", "db/with-postgres.ts"] as const;

test("A site whose own PostgreSQL is killed starts it again and stores the next request", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await chmod(folder, 0o711);
  const command = [...LAUNCHER, "--data", folder, "--", ...SERVE] as const;
  const env = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", LOG_LEVEL: "info" };
  await using site = await startSite(env, command);
  const form = await renderedForm(request, site.url);
  const quote = async () => {
    const multipart = { ...form, ...someBuyer() };
    const answer = await request.post(`${site.url}/request-quote`, { multipart });
    return /TQ-\d+/.test(await answer.text());
  };
  expect(await quote()).toBe(true);
  const [pid = ""] = (await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  await expect.poll(quote, { timeout: 30_000 }).toBe(true);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(200);
  await site.stop();
  const said = site.output.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said).toContain("The embedded PostgreSQL has ended; starting it again.");
  expect(said).toContain("The embedded PostgreSQL is back.");
  // What the launcher ends on purpose stays ended.
  await expect(readFile(join(folder, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
  await rm(folder, { recursive: true });
});

test("A site that starts before its database says so, and is there once the database is", async () => {
  const { url, drop } = await createTestDatabase();
  const relay = await startRelay(new URL(url));
  relay.cut();
  const env = { DATABASE_URL: relay.url, MIGRATION_DATABASE_URL: "", LOG_LEVEL: "info" };
  const starting = startSite(env, [...LAUNCHER, "--", ...SERVE]);
  await expect.poll(relay.turnedAway, { timeout: 30_000 }).toBeGreaterThan(1);
  relay.mend();
  await using site = await starting;
  expect(JSON.parse(site.output[0] ?? "{}")).toMatchObject({
    level: 30,
    msg: expect.stringMatching(/^The database at .* Waiting up to 60 seconds for it\.$/) as unknown,
  });
  await site.stop();
  relay.close();
  await drop();
});
