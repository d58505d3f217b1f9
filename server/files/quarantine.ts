import "server-only";
import type { Database } from "#db/client.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import type { FileScan } from "#lib/quote-requests/attachments.ts";
import { getEnv } from "#server/env/env.ts";
import { NoVerdictError } from "./scan-file.ts";
import { reportOf, log } from "#server/observability/log.ts";
import { scanStoredFile } from "./scan-stored-file.ts";

/** Why a file must not be opened, or undefined. Scans an unscanned file now. Throws the store's error. */
export async function findQuarantineReason(
  database: Database,
  file: QuoteRequestFile,
): Promise<Exclude<FileScan, "clean"> | undefined> {
  const scan = await scanOf(database, file);
  if (scan === "infected") return "infected";
  return scan === "unscanned" && getEnv().CLAMAV_URL ? "unscanned" : undefined;
}

async function scanOf(database: Database, file: QuoteRequestFile): Promise<FileScan> {
  if (file.scan !== "unscanned") return file.scan;
  try {
    return await scanStoredFile(database, file);
  } catch (error) {
    if (!(error instanceof NoVerdictError)) throw error;
    log.warn({ ...reportOf(error), file: file.id }, "file could not be scanned on download");
    return "unscanned";
  }
}

export const QUARANTINE_REASONS: Record<Exclude<FileScan, "clean">, string> = {
  infected: "The virus scanner found something in this file. It is held back.",
  unscanned: "The virus scanner does not answer, so that this file cannot be opened now.",
};
