import { companyDay } from "#lib/time/company-time.ts";

/** Excel needs a byte order mark to detect UTF-8, and splits at semicolons in locales with a decimal comma. */
export const CSV_FORMATS = {
  csv: { delimiter: ",", prefix: "" },
  excel: { delimiter: ",", prefix: "\ufeff" },
  "excel-europe": { delimiter: ";", prefix: "\ufeff" },
} as const;
export type CsvFormat = keyof typeof CSV_FORMATS;

export function isCsvFormat(text: string): text is CsvFormat {
  return Object.hasOwn(CSV_FORMATS, text);
}

/** `quote-requests-2026-11-21.csv`, by the company's date. */
export function csvFileName(now: Date): string {
  return `quote-requests-${companyDay(now)}.csv`;
}
