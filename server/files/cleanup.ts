import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { FileStoreName } from "#lib/quote-requests/attachments.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { removeBytes } from "./remove-files.ts";

/** What a sweep did: files that are gone, and files whose store did not answer, for the next one. */
export type Swept = { removed: number; left: number };

const BATCH = 100;
const HOUR_MS = 60 * 60 * 1_000;

/** Removes the files of requests that were not sent within a day, and what an earlier removal left. */
export async function cleanUpFiles(database: Database): Promise<Swept> {
  const isUnsent = and(
    isNull(files.quoteRequestId),
    sql`${files.createdAt} < now() - interval '1 day'`,
    ne(files.state, "removed"),
  );
  await database.update(files).set({ state: "removed" }).where(isUnsent);
  return removeMarkedFiles(database);
}

/** Removes the bytes of every file that is marked as removed, then its row. It can be broken off and run again. */
export async function removeMarkedFiles(database: Database): Promise<Swept> {
  const swept: Swept = { removed: 0, left: 0 };
  const silent = new Set<FileStoreName>();
  let last: string | undefined;
  for (;;) {
    const batch = await findMarked(database, last);
    for (const file of batch) {
      const isGone = !silent.has(file.store) && (await removeBytes(database, file));
      if (!isGone) silent.add(file.store);
      swept[isGone ? "removed" : "left"] += 1;
    }
    last = batch.at(-1)?.id;
    if (batch.length < BATCH) return swept;
  }
}

/** Sweeps every hour until the process ends. */
export function cleanUpRegularly(database: Database, intervalMs = HOUR_MS): NodeJS.Timeout {
  return setInterval(() => void sweepOrReport(database), intervalMs).unref();
}

async function sweepOrReport(database: Database): Promise<void> {
  try {
    const swept = await cleanUpFiles(database);
    if (swept.removed + swept.left > 0) log.info(swept, "unsent files were removed");
  } catch (error) {
    log.warn(reportOf(error), "unsent files were not removed");
  }
}

function findMarked(database: Database, after: string | undefined): Promise<QuoteRequestFile[]> {
  return database
    .select()
    .from(files)
    .where(and(eq(files.state, "removed"), after === undefined ? undefined : gt(files.id, after)))
    .orderBy(asc(files.id))
    .limit(BATCH);
}
