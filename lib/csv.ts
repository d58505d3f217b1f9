import { Transform } from "node:stream";

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Makes PostgreSQL's CSV conform to RFC 4180: records end with CRLF instead of LF. Line feeds inside a quoted field
 * belong to its text and stay.
 */
export function endRecordsWithCrLf(): Transform {
  let quoted = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // At worst every byte ends a record.
      const output = Buffer.allocUnsafe(chunk.length * 2);
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
}

/** The download's name: `quote-requests-2026-11-21.csv`, by the date in UTC. */
export function csvFileName(now: Date): string {
  return `quote-requests-${now.toISOString().slice(0, 10)}.csv`;
}
