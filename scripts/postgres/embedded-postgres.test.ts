import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findDataFolder } from "./data-folder.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { execute } from "./wait-for-database.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
  // PostgreSQL runs as an unprivileged user.
  await chmod(folder, 0o711);
  const { url, stop, ended } = await startEmbeddedPostgres(folder);
  await execute(url("postgres"), "CREATE TABLE kept AS SELECT 1");
  await stop();
  await ended;
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

const serverPid = async () =>
  Number((await readFile(join(folder, "postgres/postmaster.pid"), "utf8")).split("\n")[0]);

it("shares one server between callers and ends it for all", async () => {
  const both = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)]);
  const [first, second] = both;
  expect(first.url("x")).toBe(second.url("x"));
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

it("starts after a crash whose process number is another program's by now", async () => {
  await writeFile(
    join(folder, "postgres/postmaster.pid"),
    `${process.pid}\n${folder}/postgres\n0\n1\n\n127.0.0.1\n`,
  );
  const { url, stop } = await startEmbeddedPostgres(folder);
  await execute(url("postgres"), "SELECT FROM kept");
  await stop();
}, 60_000);

it("says at once that the data are of another major version", async () => {
  const file = join(folder, "postgres/PG_VERSION");
  const version = await readFile(file, "utf8");
  await writeFile(file, "12\n");
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(/are another PostgreSQL's: see/);
  await writeFile(file, version);
});

it.runIf(process.getuid?.() === 0)(
  "names DATA_DIR when its user cannot reach the data",
  async () => {
    await chmod(folder, 0o700);
    await expect(findDataFolder(folder)).rejects.toThrow(/"nobody".* Set DATA_DIR/);
    await chmod(folder, 0o711);
  },
);
