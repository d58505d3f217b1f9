import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeSpreadsheetCsv } from "./spreadsheet-csv.ts";

const record = (cells: string[]) =>
  `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\n`;

test("converts only record ends to CRLF, regardless of chunk boundaries", async () => {
  const cells = fc.array(fc.stringMatching(/^[a",\n€ ]{1,6}$/), { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(cells, { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const input = Buffer.from(rows.map(record).join(""));
        const chunks = Array.from({ length: Math.ceil(input.length / size) }, (_, index) =>
          input.subarray(index * size, (index + 1) * size),
        );
        const output = await text(Readable.from(chunks).pipe(makeSpreadsheetCsv("csv")));
        expect(parse(output, { record_delimiter: "\r\n", relax_column_count: true })).toEqual(rows);
        expect(output.replaceAll("\r\n", "\n")).toBe(input.toString());
      },
    ),
  );
});

test("escapes formulas and keeps phone numbers, regardless of chunk boundaries", async () => {
  const input = Buffer.from(
    '=0,+44 20 7946 0018,x\n"\u3000\uff1d1;\ufeff=2",+1-555,"\u00a0;""=3"\n',
  );
  const cut = async (size: number) => {
    const chunks = Array.from({ length: Math.ceil(input.length / size) }, (_, index) =>
      input.subarray(index * size, (index + 1) * size),
    );
    return text(Readable.from(chunks).pipe(makeSpreadsheetCsv("csv")));
  };
  const whole = `'=0,+44 20 7946 0018,x\r\n"\u3000'\uff1d1;\ufeff'=2",'+1-555,"\u00a0;""'=3"\r\n`;
  for (let size = 1; size <= input.length; size += 1) expect(await cut(size)).toBe(whole);
});

test("fails on a truncated record", async () => {
  const broken = Readable.from([Buffer.from("a,b\nc")]).pipe(makeSpreadsheetCsv("csv"));
  await expect(text(broken)).rejects.toThrow("not whole");
});

const converted = (input: string, format: Parameters<typeof makeSpreadsheetCsv>[0]) =>
  text(Readable.from([Buffer.from(input)]).pipe(makeSpreadsheetCsv(format)));

test("starts an Excel file with a byte order mark, and only an Excel file", async () => {
  expect(await converted("a,b\n", "csv")).toBe("a,b\r\n");
  // `text` removes the byte order mark.
  const excel = Readable.from([Buffer.from("a,b\n")]).pipe(makeSpreadsheetCsv("excel"));
  expect(Buffer.concat(await excel.toArray()).toString("latin1")).toBe("\u00ef\u00bb\u00bfa,b\r\n");
});

test("leaves a phone number unchanged only in a cell of its own", async () => {
  expect(await converted("a,+44 20 7946 0018,x\n", "csv")).toContain("a,+44");
  expect(await converted("a;+44 20 7946 0018;x\n", "csv")).toContain("a;'+44");
  expect(await converted("a;+44 20 7946 0018;x\n", "excel-europe")).toContain("a;+44");
});

test("keeps an empty first record and quoted line breaks", async () => {
  expect(await converted('\n"a\nb"\n', "csv")).toBe('\r\n"a\nb"\r\n');
});

test.each(["\n", "\t", '""', " ", ",", "\u3000", ";="])(
  "handles %j repeated ten thousand times in linear time",
  async (stranger) => {
    const line = Buffer.from(`a,"${stranger.repeat(10_000)}"\n`);
    const records = Array.from({ length: 40 }, () => line);
    const csv = await text(Readable.from(records).pipe(makeSpreadsheetCsv("csv")));
    expect(csv.split("\r\n")).toHaveLength(41);
  },
  5_000,
);
