/**
 * Runs a command with a migrated PostgreSQL, that of `DATABASE_URL` or an embedded one in `DATA_DIR`:
 * node scripts/postgres/with-postgres.ts [--temporary] -- command [arguments]
 * `--temporary`: a new database, removed afterwards, beside a copy for tests to copy (`db/test-database.ts`).
 */
import "#server/env/dot-env.ts";
import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";
import { warnOfUnknownNames } from "#server/env/unknown-names.ts";
import { rejectWeakPassword } from "#server/auth/password-policy.ts";
import { parseLauncherEnv, StartError } from "#server/env/env.ts";
import { findDataFolder } from "./data-folder.ts";
import { isRunning, openSiteDatabase, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrateDatabase } from "./migrate.ts";
import { execute, waitForDatabase } from "./wait-for-database.ts";
import { print, showStep, printStartError } from "#server/observability/start-output.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

const separator = process.argv.indexOf("--");
const [command, ...args] = process.argv.slice(separator + 1);
if (separator < 0 || !command)
  throw new Error("usage: with-postgres.ts [--temporary] -- command [arguments]");
const isTemporary = process.argv.slice(2, separator).includes("--temporary");

await runWithDatabase().then((code) => process.exit(code), printStartError);

async function runWithDatabase(): Promise<number> {
  const env = parseLauncherEnv(process.env);
  await rejectWeakPassword(env);
  for (const warning of warnOfUnknownNames()) print(warning, "warn");
  if (!env.DATABASE_URL) return runWithEmbedded(env.DATA_DIR);
  const server = env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL;
  if (isTemporary) {
    await waitForDatabase(server, print);
    return runWithTemporaryDatabase(server);
  }
  await showStep(`Database at ${new URL(server).host}`, async (writeLine) => {
    await waitForDatabase(server, writeLine);
    await migrateDatabase(server);
  });
  return runCommand(env.DATABASE_URL, server);
}

async function runWithEmbedded(dataDir: string | undefined): Promise<number> {
  const folder = isTemporary ? undefined : await findDataFolder(dataDir);
  const starting = () => startEmbeddedPostgres(folder);
  const server = await (folder
    ? showStep(`PostgreSQL, its data in ${folder}`, starting)
    : starting());
  const { url, ended, stop } = server;
  try {
    if (!folder) return await runWithTemporaryDatabase(url("postgres"), ended);
    const address = await showStep("Database up to date", async () => {
      const siteDatabase = await openSiteDatabase(server);
      await migrateDatabase(siteDatabase);
      return siteDatabase;
    });
    process.env.DATA_DIR = folder;
    return await runCommand(address, address, ended);
  } finally {
    await stop();
  }
}

async function runWithTemporaryDatabase(
  server: string,
  databaseEnded?: Promise<unknown>,
): Promise<number> {
  const name = `teragus_test_${process.pid}_${Date.now()}`;
  const template = `${name}_template`;
  const urlOf = (database: string) =>
    Object.assign(new URL(server), { pathname: `/${database}` }).href;
  await execute(server, `CREATE DATABASE ${template}`);
  try {
    await migrateDatabase(urlOf(template));
    await execute(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    process.env.TEMPLATE_DATABASE = template;
    return await runCommand(urlOf(name), urlOf(name), databaseEnded);
  } finally {
    // An embedded server goes with its databases.
    for (const database of databaseEnded ? [] : [name, template])
      await execute(server, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  }
}

async function runCommand(
  databaseUrl: string,
  directUrl: string,
  databaseEnded?: Promise<unknown>,
): Promise<number> {
  const child = spawn(command ?? "", args, {
    // The IPC channel closes when this process dies; the site's server listens for that.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...process.env, DATABASE_URL: databaseUrl, MIGRATION_DATABASE_URL: directUrl },
    shell: process.platform === "win32",
  });
  for (const signal of SIGNALS) {
    // Ctrl-C at a terminal already reaches the whole process group.
    const isTerminals = signal === "SIGINT" && process.stdin.isTTY;
    process.on(signal, () => isTerminals || child.kill(signal));
  }
  stopWithoutNpm(() => child.kill("SIGTERM"));
  return new Promise((done, fail) => {
    let failure: StartError | undefined;
    void databaseEnded?.then(() => {
      failure = new StartError("The embedded PostgreSQL has ended, so this command ends too.");
      child.kill("SIGTERM");
    });
    child.once("error", fail);
    child.once("exit", (status, signal) =>
      failure ? fail(failure) : done(status ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/**
 * Stops once npm is gone, since a killed npm passes no signal on. A second signal would abort the graceful shutdown.
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

function findNpm(): number | undefined {
  if (!process.env.npm_lifecycle_event || process.platform === "win32") return undefined;
  const ps = spawnSync("ps", ["-o", "ppid=,comm=", "-p", String(process.ppid)], {
    encoding: "utf8",
  });
  const [, grandparent, name = ""] = /^\s*(\d+)\s+(.*)$/m.exec(ps.stdout ?? "") ?? [];
  return /(^|\/)(ba|da|z)?sh$/.test(name.trim()) ? Number(grandparent) : process.ppid;
}
