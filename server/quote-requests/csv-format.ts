import { companyDay } from "#lib/time/company-time.ts";
import { Transform } from "node:stream";

/** Excel needs a byte order mark to detect UTF-8, and splits at semicolons in locales with a decimal comma. */
export const CSV_FORMATS = {
  csv: { delimiter: ",", prefix: "" },
  excel: { delimiter: ",", prefix: "\ufeff" },
  "excel-europe": { delimiter: ";", prefix: "\ufeff" },
} as const;
export type CsvFormat = keyof typeof CSV_FORMATS;

/** `xlsx` has more columns than the CSV formats, see `export-queries.ts`. */
export type ExportFormat = CsvFormat | "xlsx";

export function isCsvFormat(text: string): text is CsvFormat {
  return Object.hasOwn(CSV_FORMATS, text);
}

/** `quote-requests-2026-11-21.csv`, by the company's date. */
export function exportFileName(format: ExportFormat, now: Date): string {
  return `quote-requests-${companyDay(now)}.${isCsvFormat(format) ? "csv" : format}`;
}

// Patterns match UTF-8 bytes as Latin-1, so that files are searched without decoding.
/** Whitespace, invisible characters and quotes, which spreadsheets trim. */
const BLANK = String.raw`[ \v\f"]|\xc2\xa0|\xe1\x9a\x80|\xe1\xa0\x8e|\xe2\x80[\x80-\x8f\xa8-\xaf]|\xe2\x81[\x9f-\xa4]|\xe3\x80\x80|\xef\xbb\xbf`;
/** Formula starters = + - @ and their mathematical, full-width and small forms. */
const STARTER = String.raw`[=+@\-]|\xe2\x88\x92|\xef\xbc[\x8b\x8d\x9d\xa0]|\xef\xb9[\xa2\xa3\xa6\xab]`;
const FORMULA = new RegExp(`(?:^|[,;\\t\\r\\n])(?:${BLANK})*(?=${STARTER})`, "g");
/** A text in quotes, of which a doubled one begins another, or a line feed that ends a record. */
const QUOTED_OR_END = /"[^"]*"?|\n/g;

/** Matches +442079460018 and +44 20 7946-0018, which cannot be arithmetic; a spreadsheet would compute +1-555-0100. */
const PHONE_NUMBER = /^(?:\+\d+|\+\d{1,4}(?: ?\(\d+\)| \d+)[\d ().-]*)$/;

/** CRLF (RFC 4180), and an apostrophe before any possible formula, after any separator; not in phone numbers. */
export function makeSpreadsheetCsv(format: CsvFormat): Transform {
  const { delimiter, prefix } = CSV_FORMATS[format];
  let rest = "";
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const text = rest + chunk.toString("latin1");
      let end = 0;
      const lines = text.replace(QUOTED_OR_END, (part, start: number) => {
        if (part !== "\n") return part;
        end = start + 1;
        return "\r\n";
      });
      rest = text.slice(end);
      const records = lines.slice(0, lines.length - rest.length);
      done(null, Buffer.from(escapeFormulas(records, delimiter), "latin1"));
    },
    flush: (done) => done(rest ? new Error("The last record is not whole.") : null),
  });
  if (prefix) stream.push(prefix);
  return stream;
}

function escapeFormulas(records: string, delimiter: string): string {
  return records.replace(FORMULA, (before, start: number) => {
    const formula = start + before.length;
    const isCell = records[formula - 1] === delimiter;
    const cell = isCell ? records.slice(formula, records.indexOf(delimiter, formula)) : "";
    return PHONE_NUMBER.test(cell) ? before : `${before}'`;
  });
}
