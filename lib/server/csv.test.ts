import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvFileName, endRecordsWithCrLf } from "./csv.ts";

/** As PostgreSQL writes a record. */
const record = (cells: string[]) =>
  `${cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")}\n`;

test("only a record's end becomes CRLF, wherever the chunks are cut", async () => {
  const cells = fc.array(fc.stringMatching(/^[a",\n€]{1,6}$/), { minLength: 2, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(cells, { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const input = Buffer.from(rows.map(record).join(""));
        const chunks = Array.from({ length: Math.ceil(input.length / size) }, (_, index) =>
          input.subarray(index * size, (index + 1) * size),
        );
        const output = await text(Readable.from(chunks).pipe(endRecordsWithCrLf()));
        expect(parse(output, { record_delimiter: "\r\n", relax_column_count: true })).toEqual(rows);
        expect(output.replaceAll("\r\n", "\n")).toBe(input.toString());
      },
    ),
  );
});

test("the file is named by the date", () => {
  expect(csvFileName(new Date("2026-11-21T23:59:59Z"))).toBe("quote-requests-2026-11-21.csv");
});
