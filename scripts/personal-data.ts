/**
 * Personal data:
 * npm run privacy:export -- person@example.com FOLDER    writes one person's quote requests and files into a new folder
 * npm run privacy:erase -- person@example.com            erases one person's quote requests
 * npm run privacy:retain          erases those older than RETENTION_MONTHS, and unsent attachments after a day
 */
import "#server/env/dot-env.ts";
import { z } from "zod";
import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { createDatabase } from "#db/client.ts";
import { exportPersonalData } from "#server/quote-requests/export-personal-data.ts";
import { cleanUpFiles } from "#server/files/cleanup.ts";
import {
  eraseByEmail,
  eraseOlderThan,
  type Erased,
} from "#server/quote-requests/erase-quote-requests.ts";

// Batches have no time limit.
const database = createDatabase(getEnv().DATABASE_URL, 1, Infinity);
try {
  process.exitCode = await run(process.argv.slice(2));
} finally {
  await database.$client.end();
}

async function run([command, argument = "", folder = ""]: string[]): Promise<number> {
  const isAddress = z.email().safeParse(argument.trim()).success;
  if (command === "export" && isAddress && folder) return exportData(argument, folder);
  if (command === "erase" && isAddress)
    // The log must not keep the erased address.
    return report(await eraseByEmail(database, argument), "a person's requests were erased");
  if (command === "retain") return retain();
  process.stderr.write(
    "usage: npm run privacy:erase -- person@example.com\n       npm run privacy:export -- person@example.com FOLDER\n",
  );
  return 2;
}

async function exportData(email: string, folder: string): Promise<number> {
  const requests = await exportPersonalData(database, email, folder);
  // The log must not keep the address, which may be in the folder's name too.
  log.info({ requests }, "a person's data was exported");
  if (requests > 0) return 0;
  process.stderr.write("There is no request with this address; nothing was written.\n");
  return 1;
}

async function retain(): Promise<number> {
  const { removed, left } = await cleanUpFiles(database);
  log.info({ removed, left }, "unsent files were removed");
  const months = getEnv().RETENTION_MONTHS;
  if (months !== undefined)
    return report(await eraseOlderThan(database, months), "old requests were erased", { months });
  process.stderr.write("Set RETENTION_MONTHS: how many months a person's data is kept.\n");
  return 2;
}

/** Exit code 1 if a file store did not respond. */
function report({ erased, filesLeft }: Erased, message: string, more = {}): number {
  log.info({ erased, filesLeft, ...more }, message);
  if (filesLeft === 0) return 0;
  const subject =
    filesLeft === 1
      ? "1 file is still in its store"
      : `${filesLeft} files are still in their store`;
  process.stderr.write(`${subject}, which did not answer; run this again.\n`);
  return 1;
}
