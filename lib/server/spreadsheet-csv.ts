import { Transform } from "node:stream";
import { CSV_FORMATS, type CsvFormat } from "./csv.ts";

const APOSTROPHE = 0x27;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** What a byte means where a cell may begin. Anything else is text. */
const TEXT = 0;
const QUOTES = 1;
const SEPARATES = 2;
const BLANK = 3;
const STARTS_FORMULA = 4;
/** The first byte of a longer character that may be blank or start a formula. */
const BEGINS_WIDE = 5;

const WIDE_BLANK = /^[\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/;
// Mathematical, full-width and small forms of = + - @.
const WIDE_STARTS_FORMULA = /^[\u2212\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b]/;
const KINDS = kindsOfBytes({
  [QUOTES]: '"',
  [SEPARATES]: ",;\t\n\r",
  [BLANK]: " \v\f",
  [STARTS_FORMULA]: "=+-@",
  [BEGINS_WIDE]: "\u00a0\u1680\u2000\u3000\ufeff",
});

/**
 * An international number cannot be arithmetic: +442079460018, or digits and brackets side by side as in
 * +44 20 7946-0018. A spreadsheet would compute +1-555-0100.
 */
const PHONE_NUMBER = /^(?:\+\d+|\+\d{1,4}(?: ?\(\d+\)| \d+)[\d ().-]*)$/;

/**
 * Makes PostgreSQL's CSV safe in every spreadsheet, and conform to RFC 4180: records end with CRLF; line feeds inside a
 * quoted field belong to its text and stay. A spreadsheet may split cells at commas, semicolons, tabs and line ends,
 * whatever the file was written for; wherever a cell could begin with = + - @ then, behind blanks and quotes too, an
 * apostrophe goes in front. Phone numbers in the column of that index are left as typed.
 */
export function makeSpreadsheetCsv(format: CsvFormat, phoneColumn: number): Transform {
  const { delimiter, prefix } = CSV_FORMATS[format];
  const scanner = new RecordScanner(delimiter.charCodeAt(0), phoneColumn);
  let rest: Buffer = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const input = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      scanner.scan(input);
      rest = input.subarray(scanner.end);
      done(null, scanner.insertInto(input));
    },
    flush: (done) => done(rest.length > 0 ? new Error("The last record is not whole.") : null),
  });
  if (prefix) stream.push(prefix);
  return stream;
}

/** Finds what has to be put into the whole records of a buffer, and where. */
class RecordScanner {
  /** Where the last whole record ends. */
  end = 0;
  readonly #delimiter: number;
  readonly #phoneColumn: number;
  /** Where bytes are put in, and which. */
  #places: number[] = [];
  #bytes: number[] = [];

  constructor(delimiter: number, phoneColumn: number) {
    this.#delimiter = delimiter;
    this.#phoneColumn = phoneColumn;
  }

  /** Looks at each byte once; a record that is not whole yet is left for the next time. */
  scan(input: Buffer): void {
    this.end = 0;
    this.#places = [];
    this.#bytes = [];
    let isQuoted = false;
    let mayBegin = true;
    let column = 0;
    let whole = 0;
    for (let at = 0; at < input.length; at += 1) {
      const byte = input[at] ?? 0;
      const kind = KINDS[byte];
      if (kind === TEXT) mayBegin = false;
      else if (kind === QUOTES) {
        // A doubled quote inside a field closes and opens it again, which comes to the same.
        isQuoted = !isQuoted;
      } else if (kind === SEPARATES) {
        mayBegin = true;
        if (isQuoted) continue;
        if (byte === LINE_FEED) {
          this.#insert(at, CARRIAGE_RETURN);
          this.end = at + 1;
          whole = this.#places.length;
          column = 0;
        } else if (byte === this.#delimiter) {
          column += 1;
          if (column === this.#phoneColumn) at += this.#phoneLength(input, at + 1);
        }
      } else if (mayBegin && kind === STARTS_FORMULA) {
        this.#insert(at, APOSTROPHE);
        mayBegin = false;
      } else if (mayBegin && kind === BEGINS_WIDE) {
        const character = input.toString("utf8", at, at + 3);
        if (WIDE_STARTS_FORMULA.test(character)) this.#insert(at, APOSTROPHE);
        mayBegin = WIDE_BLANK.test(character);
        if (mayBegin) at += Buffer.byteLength(character.charAt(0)) - 1;
      }
    }
    this.#places.length = whole;
    this.#bytes.length = whole;
  }

  /** The whole records that were scanned, with what has to be put into them. */
  insertInto(input: Buffer): Buffer {
    const output = Buffer.allocUnsafe(this.end + this.#places.length);
    let copied = 0;
    for (const [count, place] of this.#places.entries()) {
      input.copy(output, copied + count, copied, place);
      output[place + count] = this.#bytes[count] ?? 0;
      copied = place;
    }
    input.copy(output, copied + this.#places.length, copied, this.end);
    return output;
  }

  #insert(place: number, byte: number): void {
    this.#places.push(place);
    this.#bytes.push(byte);
  }

  /** How long the field from `start` is if it is a phone number that no spreadsheet computes; otherwise 0. */
  #phoneLength(input: Buffer, start: number): number {
    const end = input.indexOf(this.#delimiter, start);
    const isPhone = PHONE_NUMBER.test(input.toString("latin1", start, Math.max(start, end)));
    return isPhone ? end - start : 0;
  }
}

function kindsOfBytes(characters: Record<number, string>): Uint8Array {
  const kinds = new Uint8Array(256);
  for (const [kind, text] of Object.entries(characters))
    for (const character of text) kinds[Buffer.from(character)[0] ?? 0] = Number(kind);
  return kinds;
}
