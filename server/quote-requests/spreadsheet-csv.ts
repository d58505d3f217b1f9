import { Transform } from "node:stream";
import { CSV_FORMATS, type CsvFormat } from "./export-file.ts";

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

// Patterns match UTF-8 bytes as Latin-1, so that files are searched without decoding.
/** Whitespace, invisible characters and quotes, which spreadsheets trim. */
const BLANK = String.raw`[ \v\f"]|\xc2\xa0|\xe1\x9a\x80|\xe1\xa0\x8e|\xe2\x80[\x80-\x8f\xa8-\xaf]|\xe2\x81[\x9f-\xa4]|\xe3\x80\x80|\xef\xbb\xbf`;
/** Formula starters = + - @ and their mathematical, full-width and small forms. */
const STARTER = String.raw`[=+@\-]|\xe2\x88\x92|\xef\xbc[\x8b\x8d\x9d\xa0]|\xef\xb9[\xa2\xa3\xa6\xab]`;
const FIRST_FORMULA = new RegExp(`(?:${BLANK})*(?=${STARTER})`, "y");
const FORMULAS = new RegExp(`[,;\\t\\r\\n](?:${BLANK})*(?=${STARTER})`, "g");

/** Matches +442079460018 and +44 20 7946-0018, which cannot be arithmetic; a spreadsheet would compute +1-555-0100. */
const PHONE_NUMBER = /^(?:\+\d+|\+\d{1,4}(?: ?\(\d+\)| \d+)[\d ().-]*)$/;

/** CRLF (RFC 4180), and an apostrophe before any possible formula, after any separator; not in phone numbers. */
export function makeSpreadsheetCsv(format: CsvFormat): Transform {
  const { delimiter, prefix } = CSV_FORMATS[format];
  let rest: Buffer = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const input = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const ends = recordEnds(input);
      const end = (ends.at(-1) ?? -1) + 1;
      const records = input.subarray(0, end);
      rest = input.subarray(end);
      done(null, insertInto(records, ends, formulaStarts(records, delimiter)));
    },
    flush: (done) => done(rest.length > 0 ? new Error("The last record is not whole.") : null),
  });
  if (prefix) stream.push(prefix);
  return stream;
}

/** Line feeds that end a record; `input` begins with a record. */
function recordEnds(input: Buffer): number[] {
  const ends: number[] = [];
  let isQuoted = false;
  let quote = find(input, QUOTE, 0);
  for (let end = find(input, LINE_FEED, 0); end >= 0; end = find(input, LINE_FEED, end + 1)) {
    // A doubled quote toggles twice.
    for (; quote >= 0 && quote < end; quote = find(input, QUOTE, quote + 1)) isQuoted = !isQuoted;
    if (!isQuoted) ends.push(end);
  }
  return ends;
}

/** `indexOf` with a cheap check of the first byte, since matches are dense. */
function find(input: Buffer, byte: number, from: number): number {
  return input[from] === byte ? from : input.indexOf(byte, from);
}

function formulaStarts(records: Buffer, delimiter: string): number[] {
  const text = records.toString("latin1");
  const starts: number[] = [];
  FIRST_FORMULA.lastIndex = 0;
  if (FIRST_FORMULA.test(text)) starts.push(FIRST_FORMULA.lastIndex);
  FORMULAS.lastIndex = 0;
  while (FORMULAS.test(text)) {
    const start = FORMULAS.lastIndex;
    if (!isPhoneNumber(text, start, delimiter)) starts.push(start);
  }
  return starts;
}

function isPhoneNumber(text: string, start: number, delimiter: string): boolean {
  if (text[start - 1] !== delimiter) return false;
  return PHONE_NUMBER.test(text.slice(start, text.indexOf(delimiter, start)));
}

function insertInto(input: Buffer, ends: readonly number[], starts: readonly number[]): Buffer {
  const output = Buffer.allocUnsafe(input.length + ends.length + starts.length);
  let copied = 0;
  let inserted = 0;
  const insert = (byte: number, place: number) => {
    input.copy(output, copied + inserted, copied, place);
    output[place + inserted] = byte;
    copied = place;
    inserted += 1;
  };
  let next = 0;
  for (const end of ends) {
    for (; (starts[next] ?? Infinity) <= end; next += 1) insert(APOSTROPHE, starts[next] ?? 0);
    insert(CARRIAGE_RETURN, end);
  }
  input.copy(output, copied + inserted, copied);
  return output;
}
