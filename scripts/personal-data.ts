/**
 * Personal data:
 * npm run privacy -- export person@example.com FOLDER    writes one person's quote requests and files into a new folder
 * npm run privacy -- erase person@example.com            erases one person's quote requests
 * npm run privacy -- retain          erases those older than RETENTION_MONTHS, and unsent attachments after a day
 */
import "#server/env/dot-env.ts";
import { normalizeEmail } from "#lib/validation/normalize-text.ts";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { createDatabase } from "#db/create-database.ts";
import { exportPersonalData } from "#server/quote-requests/personal-data-queries.ts";
import { cleanUpFiles } from "#server/files/removal-mutations.ts";
import { eraseByEmail, eraseOlderThan } from "#server/quote-requests/erasure-mutations.ts";

// Batches have no time limit.
const database = createDatabase(getEnv().DATABASE_URL, 1, Infinity);
try {
  process.exitCode = await run(process.argv.slice(2));
} finally {
  await database.$client.end();
}

/** Returns the exit code. The log must not keep the address, which may be in the folder's name too. */
async function run([command, argument = "", folder = ""]: string[]): Promise<number> {
  const address = normalizeEmail(argument);
  if (command === "retain") return retain();
  if (command === "export" && address.includes("@") && folder) {
    const requests = await exportPersonalData(database, address, folder);
    if (requests === 0) return fail(1, "No request has this address; nothing was written.");
    log.info({ requests }, "a person's data was exported");
    return 0;
  }
  if (command !== "erase" || !address.includes("@"))
    return fail(2, "usage: npm run privacy -- erase ADDRESS | export ADDRESS FOLDER | retain");
  const erased = await eraseByEmail(database, address);
  if (Object.values(erased).every((count) => count === 0))
    return fail(1, "No request has this address; nothing was erased.");
  log.info(erased, "a person's requests were erased");
  return answerOf(erased);
}

async function retain(): Promise<number> {
  const { removed, left } = await cleanUpFiles(database);
  log.info({ removed, left }, "unsent files were removed");
  const months = getEnv().RETENTION_MONTHS;
  if (months === undefined)
    return fail(2, "Set RETENTION_MONTHS: how many months a person's data is kept.");
  const erased = await eraseOlderThan(database, months);
  log.info({ ...erased, months }, "old requests were erased");
  return answerOf(erased);
}

function answerOf({ filesLeft }: { filesLeft: number }): number {
  if (filesLeft === 0) return 0;
  const subject = filesLeft === 1 ? "1 file is" : `${filesLeft} files are`;
  return fail(1, `${subject} still in the store, which did not answer; run this again.`);
}

function fail(code: number, message: string): number {
  process.stderr.write(`${message}\n`);
  return code;
}
