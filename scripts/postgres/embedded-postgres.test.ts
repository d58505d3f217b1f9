import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { execute } from "./wait-for-database.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
  // PostgreSQL runs as an unprivileged user.
  await chmod(folder, 0o711);
});
afterAll(() => rm(folder, { recursive: true }));

const serverPid = async () =>
  Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);

it("shares one server between callers and ends it for all", async () => {
  const both = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  const [first, second] = both;
  expect(first.url("x")).toBe(second.url("x"));
  await execute(second.url("postgres"), "CREATE TABLE kept AS SELECT 1");
  await Promise.all(both.map(({ stop }) => stop()));
  await Promise.all(both.map(({ ended }) => ended));
  await expect(serverPid()).rejects.toThrow("ENOENT");
}, 60_000);

it("recovers its data after a kill and reports the end", async () => {
  const killed = await startEmbeddedPostgres(folder);
  process.kill(await serverPid(), "SIGKILL");
  await killed.ended;
  const { url, stop } = await startEmbeddedPostgres(folder);
  await execute(url("postgres"), "SELECT FROM kept");
  await stop();
}, 60_000);

it("removes a temporary server's files", async () => {
  const place = await mkdtemp(join(folder, "temporary-"));
  await chmod(place, 0o1777);
  vi.stubEnv("TMPDIR", place);
  const { url, stop } = await startEmbeddedPostgres();
  expect(await readdir(place)).toHaveLength(1);
  await execute(url("postgres"), "CREATE TABLE gone ()");
  await stop();
  vi.unstubAllEnvs();
  expect(await readdir(place)).toEqual([]);
}, 60_000);

it.runIf(process.getuid?.() === 0)(
  "names DATA_DIR when its user cannot reach the data",
  async () => {
    await chmod(folder, 0o700);
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/cannot reach .* DATA_DIR/);
  },
);
