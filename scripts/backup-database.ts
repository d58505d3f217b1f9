/**
 * Backs up and restores the database with pg_dump and pg_restore, by its direct address, or the embedded one's rows:
 * npm run db:backup -- teragus.dump
 * npm run db:restore -- teragus.dump     only into an empty database
 */
import "#server/env/dot-env.ts";
import { spawn } from "node:child_process";
import { rename } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseEnv, parseLauncherEnv } from "#server/env/env.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";
import { StartError } from "#server/env/start-error.ts";

/**
 * The file appears once it is complete. Throws if pg_dump is missing or fails; pg_dump reports why on standard error.
 */
export async function backUp(url: string, file: string): Promise<void> {
  const partial = `${file}.partial`;
  await run("pg_dump", url, ["--format=custom", `--file=${partial}`]);
  await rename(partial, file);
}

/** All or nothing; throws like `backUp`. */
export function restore(url: string, file: string): Promise<void> {
  return run("pg_restore", url, ["--single-transaction", file]);
}

// Another server has other users.
const COMMON = ["--no-owner", "--no-privileges"];

async function run(command: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  // A command's arguments are visible to every user of the machine, its environment only to its owner.
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  const child = spawn(command, [...COMMON, `--dbname=${address.href}`, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) },
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once("exit", done);
    child.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "ENOENT"
          ? new StartError(`${command} is not installed; it comes with PostgreSQL's client tools.`)
          : error,
      ),
    );
  });
  if (code !== 0) throw new StartError(`${command} failed; see its output above.`);
}

async function main([action, file]: string[]): Promise<void> {
  if (!file || (action !== "backup" && action !== "restore"))
    throw new StartError("usage: npm run db:backup -- FILE, npm run db:restore -- FILE");
  if (!parseLauncherEnv(process.env).DATABASE_URL) return runWithEmbedded(action, file);
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = parseEnv(process.env);
  await (action === "backup" ? backUp : restore)(MIGRATION_DATABASE_URL ?? DATABASE_URL, file);
}

/** The embedded server has no client tools. */
async function runWithEmbedded(action: string, file: string): Promise<void> {
  const [launcher, script] = ["postgres/with-postgres.ts", "backup-rows.ts"].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const command = [launcher, "--", process.execPath, script, action, resolve(file)] as string[];
  const child = spawn(process.execPath, command, { stdio: "inherit" });
  process.exitCode = await new Promise<number>((done, fail) =>
    child.once("error", fail).once("exit", (code) => done(code ?? 1)),
  );
}

if (import.meta.main) await main(process.argv.slice(2)).catch(reportStartError);
