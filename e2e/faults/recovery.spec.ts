import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "#db/test-database.ts";
import { signInByRequest } from "#e2e/support/inbox-page.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { startRelay } from "#e2e/support/relay.ts";
import { startSite } from "#e2e/support/site.ts";

const SERVE = ["node", "scripts/start.ts"] as const;
const LAUNCHER = ["node", "scripts/postgres/with-postgres.ts"] as const;

test("A site whose embedded PostgreSQL is killed exits and says why, and the next start has its data", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await chmod(folder, 0o711);
  const command = [...LAUNCHER, "--", ...SERVE] as const;
  const env = { DATABASE_URL: "", MIGRATION_DATABASE_URL: "", DATA_DIR: folder, LOG_LEVEL: "info" };
  const quote = async (url: string) => {
    const multipart = { ...(await renderedForm(request, url)), ...someBuyer() };
    const response = await request.post(`${url}/request-quote`, { multipart });
    return REFERENCE_IN_TEXT.exec(await response.text())?.[1];
  };
  await using site = await startSite(env, command);
  const first = await quote(site.url);
  expect(first).toBeDefined();
  const [pid = ""] = (await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n");
  process.kill(Number(pid), "SIGKILL");
  expect(await site.exited).toBe(1);
  expect(site.output.join("\n")).toContain("The embedded PostgreSQL has ended");
  await using again = await startSite(env, command);
  expect(Number(await quote(again.url))).toBeGreaterThan(Number(first));
  await again.stop();
  await expect(readFile(join(folder, "postgres/postmaster.pid"))).rejects.toThrow("ENOENT");
  await rm(folder, { recursive: true });
});

test("A site that starts before its database waits for it, and the inbox says when it is gone again", async ({
  request,
}) => {
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
    msg: expect.stringMatching(
      /^DATABASE_URL: the database at .* Waiting \d+ seconds more for it\.$/,
    ) as unknown,
  });
  await signInByRequest(request, site.url);
  const list = () => request.get(`${site.url}/api/admin/submissions`);
  expect((await list()).status()).toBe(200);
  relay.cut();
  const failed = await list();
  expect([failed.status(), await failed.json()]).toEqual([
    500,
    { error: "Failed to fetch submissions" },
  ]);
  await site.stop();
  relay.close();
  await drop();
});
