import type { FileScan } from "#lib/quote-requests/attachments.ts";

/** Why a file is not given to the desk, in words. */
export const QUARANTINE_REASONS: Record<Exclude<FileScan, "clean">, string> = {
  infected: "The virus scanner found something in this file. It is held back.",
  unscanned: "The virus scanner does not answer, so that this file cannot be opened now.",
};
