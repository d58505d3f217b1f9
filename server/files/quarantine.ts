import "server-only";
import type { Database } from "#db/client.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import type { FileScan } from "#lib/quote-requests/attachments.ts";
import { getEnv } from "#server/env/env.ts";
import { NoVerdictError } from "./scan-file.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { scanStoredFile } from "./scan-stored-file.ts";

/**
 * Why a file is not given to the desk, or undefined for one that may be opened. With a scanner that is what it found
 * clean; what it has not seen yet is scanned now. Throws the store's error where that fails.
 */
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
