import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";
import type { FileScan } from "#lib/attachments/file-rules.ts";
import { getEnv } from "#server/env/env.ts";
import { ScannerError, scanFile } from "./scanner-client.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { readFile } from "./content-mutations.ts";

const POLL_MS = 60_000;
/** After this time a scan counts as dead, or is repeated if it gave no result. */
const RESCAN_AFTER = sql`interval '3 minutes'`;

/** Scans what waits, every minute. */
export function startScanWorker(database: Database): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const scan = async () => {
    while (!signal.aborted) {
      await scanWaiting(database, POLL_MS, () => signal.aborted).catch((error: unknown) => {
        const { name, code } = errorFields(error);
        log.warn({ name, code }, "scan poll failed");
      });
      // Ends early at the stop.
      await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = scan();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** Scans for `limitMs` at most. Safe to run concurrently. Rejects if the database does not respond. */
export async function scanWaiting(
  database: Database,
  limitMs: number,
  isStopping = () => false,
): Promise<void> {
  if (!getEnv().CLAMAV_URL) return;
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline && !isStopping()) {
    const file = await claimFile(database);
    if (!file) return;
    try {
      await scanStoredFile(database, file);
    } catch (error) {
      log.warn({ ...errorFields(error), file: file.id }, "a file was not scanned");
      // The others would fail too.
      if (error instanceof ScannerError && error.code === "SCANNER_AWAY") return;
    }
  }
}

/** Locks the row, so that concurrent processes scan different files. */
async function claimFile(database: Database): Promise<QuoteRequestFile | undefined> {
  const waiting = database
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.scan, "unscanned"),
        eq(files.state, "complete"),
        isNotNull(files.quoteRequestId),
        or(isNull(files.scanBegunAt), lt(files.scanBegunAt, sql`now() - ${RESCAN_AFTER}`)),
      ),
    )
    .orderBy(sql`${files.scanBegunAt} NULLS FIRST`, files.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [file] = await database
    .update(files)
    .set({ scanBegunAt: sql`now()` })
    .where(eq(files.id, sql`(${waiting})`))
    .returning();
  return file;
}

/** Scans a file and stores the result. Throws a `ScannerError` or the store's error. */
async function scanStoredFile(database: Database, file: QuoteRequestFile): Promise<FileScan> {
  const url = getEnv().CLAMAV_URL;
  if (!url) return file.scan;
  const startedAt = performance.now();
  const scan = await scanFile(url, readFile(database, file));
  await database
    .update(files)
    .set({ scan })
    .where(and(eq(files.id, file.id), eq(files.scan, "unscanned")));
  const milliseconds = Math.round(performance.now() - startedAt);
  const line = { file: file.id, request: file.quoteRequestId, size: file.size, milliseconds };
  if (scan === "infected") log.warn(line, "file is infected and in quarantine");
  else log.info(line, "a file is clean");
  return scan;
}

export const QUARANTINE_REASONS: Record<Exclude<FileScan, "clean">, string> = {
  infected: "The virus scanner found something in this file. It is held back.",
  unscanned: "The virus scanner does not answer, so that this file cannot be opened now.",
};

/** Why a file must not be opened, or undefined. Scans an unscanned file now. Throws the store's error. */
export async function findQuarantineReason(
  database: Database,
  file: QuoteRequestFile,
): Promise<Exclude<FileScan, "clean"> | undefined> {
  if (file.scan !== "unscanned") return file.scan === "infected" ? "infected" : undefined;
  if (!getEnv().CLAMAV_URL) return undefined;
  try {
    return (await scanStoredFile(database, file)) === "infected" ? "infected" : undefined;
  } catch (error) {
    if (!(error instanceof ScannerError)) throw error;
    log.warn({ ...errorFields(error), file: file.id }, "file could not be scanned on download");
    return "unscanned";
  }
}
