import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readArchive } from "#e2e/support/read-archive.ts";
import { streamWorkbook, type Cell } from "./workbook-format.ts";

/** The sheet's XML. */
async function sheetOf(rows: AsyncIterable<Cell[][]>): Promise<string> {
  const columns = [
    { title: "Reference", width: 12 },
    { title: "Notes & more", width: 30 },
  ];
  const files = readArchive(await buffer(streamWorkbook("Requests <1>", columns, rows)));
  return String(files.get("xl/worksheets/sheet1.xml"));
}

async function* batches(...rows: Cell[][][]) {
  for (const batch of rows) yield await Promise.resolve(batch);
}

test("has a frozen heading row and one row each, over all batches", async () => {
  const sheet = await sheetOf(
    batches(
      [["TQ-1", "one"]],
      [
        ["TQ-2", "two"],
        [null, null],
      ],
    ),
  );
  expect(sheet).toContain('state="frozen"');
  expect(sheet).toContain("Notes &amp; more");
  expect(sheet.match(/<row>/g)).toHaveLength(4);
  expect(sheet.indexOf("TQ-1")).toBeLessThan(sheet.indexOf("TQ-2"));
  expect(sheet).toContain("<row><c/><c/></row>");
});

test("stores a date as a number of days with a date format", async () => {
  const sheet = await sheetOf(batches([[new Date("2026-11-25T06:00:00Z"), null]]));
  expect(sheet).toContain('<c s="1"><v>46351.25</v></c>');
});

test("shows line breaks as such", async () => {
  const sheet = await sheetOf(batches([["one\ntwo", "one"]]));
  expect(sheet).toContain('<c s="3" t="inlineStr"><is><t xml:space="preserve">one\ntwo</t>');
  expect(sheet).toContain('<c s="0" t="inlineStr"><is><t xml:space="preserve">one</t>');
});

test("stores text as text, whatever it looks like", async () => {
  const sheet = await sheetOf(batches([["=1+2", '<b>&"\u0007\uFFFE_x0041_']]));
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+2</t>');
  expect(sheet).toContain("&lt;b&gt;&amp;&quot;\uFFFD\uFFFD_x005F_x0041_</t>");
  expect(sheet).not.toContain("<f>");
});
