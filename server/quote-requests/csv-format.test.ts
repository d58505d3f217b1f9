import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeSpreadsheetCsv } from "./csv-format.ts";

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

test("fails on a truncated record", async () => {
  const broken = Readable.from([Buffer.from("a,b\nc")]).pipe(makeSpreadsheetCsv("csv"));
  await expect(text(broken)).rejects.toThrow("not whole");
});

test.each(["\n", "\t", '""', " ", ",", "\u3000", ";="])(
  "handles %j repeated ten thousand times in linear time",
  async (character) => {
    const line = Buffer.from(`a,"${character.repeat(10_000)}"\n`);
    const records = Array.from({ length: 40 }, () => line);
    const csv = await text(Readable.from(records).pipe(makeSpreadsheetCsv("csv")));
    expect(csv.split("\r\n")).toHaveLength(41);
  },
  5_000,
);
