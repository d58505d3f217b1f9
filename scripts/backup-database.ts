/**
 * Backs the database up and restores it, with PostgreSQL's own tools:
 *
 *     npm run db:backup -- teragus.dump      everything, in one consistent snapshot, while the site runs
 *     npm run db:restore -- teragus.dump     into an empty database; one that is not empty is left as it is
 *
 * Both take the direct address of the database. `pg_dump` must be of the server's version or newer.
 */
import "#server/env/dot-env.ts";
import { spawn } from "node:child_process";
import { parseEnv } from "#server/env/env.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";
import { StartError } from "#server/env/start-error.ts";

/** Dumps the database at `url` to `file`. Throws if pg_dump is missing or fails; details are on standard error. */
export function backUp(url: string, file: string): Promise<void> {
  return run("pg_dump", url, ["--format=custom", `--file=${file}`]);
}

/** Restores `file` into the empty database at `url`, all or nothing. Throws like `backUp`. */
export function restore(url: string, file: string): Promise<void> {
  return run("pg_restore", url, ["--single-transaction", file]);
}

// Users differ between servers.
const COMMON = ["--no-owner", "--no-privileges"];

async function run(command: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  // Every user of the machine can read a command's arguments, but only its owner the environment.
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
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = parseEnv(process.env);
  await (action === "backup" ? backUp : restore)(MIGRATION_DATABASE_URL ?? DATABASE_URL, file);
}

if (import.meta.main) await main(process.argv.slice(2)).catch(reportStartError);
