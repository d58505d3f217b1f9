import type { FileScan } from "#lib/quote-requests/attachments.ts";

export const QUARANTINE_REASONS: Record<Exclude<FileScan, "clean">, string> = {
  infected: "The virus scanner found something in this file. It is held back.",
  unscanned: "The virus scanner does not answer, so that this file cannot be opened now.",
};
