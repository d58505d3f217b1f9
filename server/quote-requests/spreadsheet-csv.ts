import { Transform } from "node:stream";
import { CSV_FORMATS, type CsvFormat } from "./csv-file.ts";

const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

// Both in the bytes of UTF-8, each a character of Latin-1: files are searched without decoding them.
/** Spaces, invisible characters and quotes, which spreadsheets trim; tabs and line ends separate. */
const BLANK = String.raw`[ \v\f"]|\xc2\xa0|\xe1\x9a\x80|\xe1\xa0\x8e|\xe2\x80[\x80-\x8f\xa8-\xaf]|\xe2\x81[\x9f-\xa4]|\xe3\x80\x80|\xef\xbb\xbf`;
/** What begins a formula: = + - @ and their mathematical, full-width and small forms. */
const STARTER = String.raw`[=+@\-]|\xe2\x88\x92|\xef\xbc[\x8b\x8d\x9d\xa0]|\xef\xb9[\xa2\xa3\xa6\xab]`;
const FIRST_FORMULA = new RegExp(`(?:${BLANK})*(?=${STARTER})`, "y");
const FORMULAS = new RegExp(`[,;\\t\\r\\n](?:${BLANK})*(?=${STARTER})`, "g");

/**
 * An international number cannot be arithmetic: +442079460018, or digits and brackets side by side as in
 * +44 20 7946-0018. A spreadsheet would compute +1-555-0100.
 */
const PHONE_NUMBER = /^(?:\+\d+|\+\d{1,4}(?: ?\(\d+\)| \d+)[\d ().-]*)$/;

/**
 * Makes PostgreSQL's CSV safe in every spreadsheet, and conform to RFC 4180: records end with CRLF; line feeds inside a
 * quoted field belong to its text and stay. A spreadsheet may split cells at commas, semicolons, tabs and line ends,
 * whatever the file was written for; wherever a cell could begin with = + - @ then, behind blanks and quotes too, an
 * apostrophe goes in front. A cell that is a phone number is left as typed.
 */
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

/** The line feeds that end a record; `input` begins with a record. Leaps from one quote or line feed to the next. */
function recordEnds(input: Buffer): number[] {
  const ends: number[] = [];
  let isQuoted = false;
  let quote = find(input, QUOTE, 0);
  for (let end = find(input, LINE_FEED, 0); end >= 0; end = find(input, LINE_FEED, end + 1)) {
    // A doubled quote inside a field closes and opens it again, which comes to the same.
    for (; quote >= 0 && quote < end; quote = find(input, QUOTE, quote + 1)) isQuoted = !isQuoted;
    if (!isQuoted) ends.push(end);
  }
  return ends;
}

/** As `indexOf`, whose call costs more than the look at one byte where many of them stand together. */
function find(input: Buffer, byte: number, from: number): number {
  return input[from] === byte ? from : input.indexOf(byte, from);
}

/** Where a spreadsheet might take a formula to begin. */
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

/** Whether the cell that begins at `start` is a phone number and nothing else. */
function isPhoneNumber(text: string, start: number, delimiter: string): boolean {
  if (text[start - 1] !== delimiter) return false;
  return PHONE_NUMBER.test(text.slice(start, text.indexOf(delimiter, start)));
}

/** Puts a carriage return at each of the ends and an apostrophe at each of the starts; both are in order. */
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
