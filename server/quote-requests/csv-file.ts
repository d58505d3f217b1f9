import { companyDay } from "#lib/time/company-time.ts";

/**
 * How a file is written. Programs read plain CSV. Excel takes a file for the old Windows code page unless it starts
 * with a byte order mark, and where the decimal sign is a comma it splits cells at semicolons.
 */
export const CSV_FORMATS = {
  csv: { delimiter: ",", prefix: "" },
  excel: { delimiter: ",", prefix: "\ufeff" },
  "excel-europe": { delimiter: ";", prefix: "\ufeff" },
} as const;
export type CsvFormat = keyof typeof CSV_FORMATS;

/** Whether a text names a format. */
export function isCsvFormat(text: string): text is CsvFormat {
  return Object.hasOwn(CSV_FORMATS, text);
}

/** The download's name: `quote-requests-2026-11-21.csv`, by the day where the company is. */
export function csvFileName(now: Date): string {
  return `quote-requests-${companyDay(now)}.csv`;
}
