/**
 * Runs a command with a migrated PostgreSQL behind it:
 *
 *     node db/with-postgres.ts [--temporary] [--data folder] -- command [arguments]
 *
 * `DATABASE_URL` names the server, which may be late; without it the embedded one is started or joined, and started
 * again when it ends. `--temporary` makes a database of its own for the command and drops it afterwards, which is what
 * tests want: they never see the site's rows. `--data` names the embedded server's folder, `.data` without it.
 */
import "#lib/server/dot-env.ts";
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { parseArgs } from "node:util";
import { refuseWeakPassword } from "#lib/server/auth/refuse-weak-password.ts";
import { parseLauncherEnv } from "#lib/server/env.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { execute } from "./execute.ts";
import { migrateDatabase } from "./migrate.ts";
import { waitForDatabase } from "./wait-for-database.ts";
import { print } from "#lib/server/http-server/terminal.ts";
import { reportStartError } from "#lib/server/report-start-error.ts";

const SITE_DATABASE = "teragus";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const separator = process.argv.indexOf("--");
const { temporary, data } = parseArgs({
  args: process.argv.slice(2, Math.max(2, separator)),
  options: { temporary: { type: "boolean" }, data: { type: "string" } },
}).values;
const [command, ...args] = process.argv.slice(separator + 1);
if (separator < 0 || !command)
  throw new Error("usage: with-postgres.ts [--temporary] [--data folder] -- command [arguments]");

await runWithDatabase().then((code) => process.exit(code), reportStartError);

async function runWithDatabase(): Promise<number> {
  const env = parseLauncherEnv(process.env);
  await refuseWeakPassword(env);
  const embedded = env.DATABASE_URL ? undefined : await startEmbeddedPostgres(data);
  try {
    const server =
      embedded?.url("postgres") ?? env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL ?? "";
    if (!embedded) await waitForDatabase(server, print);
    if (temporary) return await runWithTemporaryDatabase(server);
    if (embedded) await execute(server, `CREATE DATABASE ${SITE_DATABASE}`).catch(ignoreDuplicate);
    const direct = embedded?.url(SITE_DATABASE) ?? server;
    await migrateDatabase(direct);
    return await runCommand(env.DATABASE_URL ?? direct, direct);
  } finally {
    await embedded?.release();
  }
}

async function runWithTemporaryDatabase(server: string): Promise<number> {
  const name = `teragus_test_${process.pid}_${Date.now()}`;
  await execute(server, `CREATE DATABASE ${name}`);
  try {
    const url = withDatabase(server, name);
    await migrateDatabase(url);
    return await runCommand(url, url);
  } finally {
    await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function runCommand(databaseUrl: string, directUrl: string): Promise<number> {
  const child = spawn(command ?? "", args, {
    // The fourth channel closes when this process dies, whatever killed it; the site's server listens for that.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: directUrl },
    shell: process.platform === "win32",
  });
  for (const signal of SIGNALS) {
    // Ctrl-C at a terminal reaches the whole process group by itself; nothing else does.
    const isTerminals = signal === "SIGINT" && process.stdin.isTTY;
    process.on(signal, () => isTerminals || child.kill(signal));
  }
  stopWithoutNpm(() => child.kill("SIGTERM"));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (status, signal) =>
      done(status ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/**
 * `kill -9` on npm leaves its children running, and the port taken; `kill` ends the shell between us, which passes no
 * signal on. So leave when npm is gone; once, since a second signal would cut what is still being answered.
 */
function stopWithoutNpm(stop: () => void): void {
  const npm = findNpm();
  if (npm === undefined) return;
  const watch = setInterval(() => {
    if (isRunning(npm)) return;
    clearInterval(watch);
    stop();
  }, 1_000).unref();
}

/** The process of the npm that runs this script: our parent, or the parent of the shell between us. */
function findNpm(): number | undefined {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return undefined;
  const ps = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(process.ppid)], {
    encoding: "utf8",
  });
  const [, grandparent, name = ""] = /^\s*(\d+)\s+(.*)$/m.exec(ps.stdout ?? "") ?? [];
  return /(^|\/)(ba|da|z)?sh$/.test(name.trim()) ? Number(grandparent) : process.ppid;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function withDatabase(address: string, name: string): string {
  const result = new URL(address);
  result.pathname = `/${name}`;
  return result.href;
}

function ignoreDuplicate(error: { code?: string }): void {
  // duplicate_database, or unique_violation where two processes create it in the same moment
  if (error.code !== "42P04" && error.code !== "23505") throw error;
}
