import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

let folder: string;
let holders: EmbeddedPostgres[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
  // PostgreSQL runs as somebody who may pass through.
  await chmod(folder, 0o711);
});
afterAll(async () => {
  await Promise.all(holders.map(({ release }) => release()));
  await rm(folder, { recursive: true });
});

async function serverPid(): Promise<number> {
  const lines = await readFile(join(folder, "postgres/postmaster.pid"), "utf8");
  return Number(lines.split("\n")[0]);
}

async function answers({ url }: EmbeddedPostgres): Promise<boolean> {
  const client = new pg.Client({ connectionString: url("postgres") });
  client.on("error", () => undefined);
  const answer = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return answer;
}

it("is started again at the same address when it is killed, once for all who share it, and stays stopped when all let go", async () => {
  holders = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  const [first, second] = holders as [EmbeddedPostgres, EmbeddedPostgres];
  expect(first.url("x")).toBe(second.url("x"));
  for (const signal of ["SIGKILL", "SIGINT"] as const) {
    const killed = await serverPid();
    process.kill(killed, signal);
    await expect.poll(() => serverPid().catch(() => killed), { timeout: 20_000 }).not.toBe(killed);
    for (const holder of holders)
      await expect.poll(() => answers(holder), { timeout: 20_000 }).toBe(true);
  }
  // Whoever is back holds it like before: it outlives the other.
  const isHeldBy = async (count: number) => {
    const client = new pg.Client({ connectionString: first.url("postgres") });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'teragus-holder'",
    );
    await client.end();
    return rows[0]?.count === count;
  };
  await expect.poll(() => isHeldBy(2), { timeout: 20_000 }).toBe(true);
  await first.release();
  expect(await answers(second)).toBe(true);
  await second.release();
  holders = [];
  expect(await answers(second)).toBe(false);
  await expect(serverPid()).rejects.toThrow("ENOENT");
}, 90_000);

it("comes back at the address that it had before", async () => {
  const before = await startEmbeddedPostgres(folder);
  await before.release();
  const after = await startEmbeddedPostgres(folder);
  expect(after.url("x")).toBe(before.url("x"));
  await after.release();
});
