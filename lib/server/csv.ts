import { Transform } from "node:stream";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

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

/**
 * Makes PostgreSQL's CSV conform to RFC 4180: records end with CRLF instead of LF. Line feeds inside a quoted field
 * belong to its text and stay. `prefix` comes before everything.
 */
export function endRecordsWithCrLf(prefix = ""): Transform {
  let quoted = false;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const output = Buffer.allocUnsafe(chunk.length + countLineFeeds(chunk));
      let length = 0;
      for (const byte of chunk) {
        // A doubled quote inside a field closes and opens it again, which comes to the same.
        if (byte === QUOTE) quoted = !quoted;
        else if (byte === LINE_FEED && !quoted) output[length++] = CARRIAGE_RETURN;
        output[length++] = byte;
      }
      done(null, output.subarray(0, length));
    },
  });
  if (prefix) stream.push(prefix);
  return stream;
}

function countLineFeeds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1))
    count += 1;
  return count;
}

/** The download's name: `quote-requests-2026-11-21.csv`, by the date in UTC. */
export function csvFileName(now: Date): string {
  return `quote-requests-${now.toISOString().slice(0, 10)}.csv`;
}
