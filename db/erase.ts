/**
 * Removes personal data:
 *
 *     npm run privacy:erase -- person@example.com    all of one person's requests
 *     npm run privacy:retain                         requests older than RETENTION_MONTHS; for a daily scheduler
 */
import "#lib/server/dot-env.ts";
import { z } from "zod";
import { getEnv } from "#lib/server/env.ts";
import { log } from "#lib/server/observability/log.ts";
import { createDatabase } from "./client.ts";
import { eraseByEmail, eraseOlderThan } from "./quote-request/erase.ts";

// A batch may take as long as it takes.
const database = createDatabase(getEnv().DATABASE_URL, 1, Infinity);
try {
  process.exitCode = await run(process.argv.slice(2));
} finally {
  await database.$client.end();
}

async function run([command, argument = ""]: string[]): Promise<number> {
  if (command === "email" && z.email().safeParse(argument.trim()).success) {
    // The address is what is to be forgotten: the log gets the count alone.
    log.info({ erased: await eraseByEmail(database, argument) }, "a person's requests were erased");
    return 0;
  }
  const months = getEnv().RETENTION_MONTHS;
  if (command === "retention" && months !== undefined) {
    log.info(
      { erased: await eraseOlderThan(database, months), months },
      "old requests were erased",
    );
    return 0;
  }
  process.stderr.write(
    command === "retention"
      ? "Set RETENTION_MONTHS: how many months a person's data is kept.\n"
      : "usage: npm run privacy:erase -- person@example.com\n",
  );
  return 2;
}
