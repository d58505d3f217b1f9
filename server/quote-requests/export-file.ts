import { companyDay } from "#lib/time/company-time.ts";

/** Excel needs a byte order mark to detect UTF-8, and splits at semicolons in locales with a decimal comma. */
export const CSV_FORMATS = {
  csv: { delimiter: ",", prefix: "" },
  excel: { delimiter: ",", prefix: "\ufeff" },
  "excel-europe": { delimiter: ";", prefix: "\ufeff" },
} as const;
export type CsvFormat = keyof typeof CSV_FORMATS;

/** `xlsx` has more columns than the CSV formats, see `export-workbook.ts`. */
export type ExportFormat = CsvFormat | "xlsx";

export function isCsvFormat(text: string): text is CsvFormat {
  return Object.hasOwn(CSV_FORMATS, text);
}

/** `quote-requests-2026-11-21.csv`, by the company's date. */
export function exportFileName(format: ExportFormat, now: Date): string {
  return `quote-requests-${companyDay(now)}.${isCsvFormat(format) ? "csv" : format}`;
}
