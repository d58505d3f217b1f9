import { findAttached, type SentFiles } from "#db/files/attach-files.ts";
import { withSecondAttempt } from "#db/second-attempt.ts";
import { FILE_ERRORS } from "#lib/quote-requests/attachments.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/quote-request-result.ts";
import { getDatabase } from "#server/database.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** Describes stored and skipped attachments; empty if the database does not respond. */
export async function describeAttachments(
  named: SentFiles,
): Promise<Pick<StoredQuoteRequest, "files" | "fileNames" | "missingFiles">> {
  if (named.files.length === 0) return {};
  try {
    const attached = await withSecondAttempt(() => findAttached(getDatabase(), named));
    const missing = named.files.filter(({ id }) => !attached.has(id));
    const missingFiles = missing.map(({ name, errorCode = "unsent" }) => ({
      name,
      words: FILE_ERRORS[errorCode],
    }));
    const fileNames = named.files.filter(({ id }) => attached.has(id)).map(({ name }) => name);
    return { files: attached.size, fileNames, missingFiles };
  } catch (error) {
    log.warn(reportOf(error), "files of a stored request not counted");
    return {};
  }
}
