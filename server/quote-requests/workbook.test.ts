import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { streamWorkbook, type Cell } from "./workbook.ts";

/** The sheet's XML; the ZIP is not compressed. */
async function sheetOf(rows: AsyncIterable<Cell[][]>): Promise<string> {
  const columns = [
    { title: "Reference", width: 12 },
    { title: "Notes & more", width: 30 },
  ];
  const zip = await text(streamWorkbook("Requests <1>", columns, rows));
  return zip.slice(zip.indexOf("<worksheet"), zip.indexOf("</worksheet>"));
}

async function* batches(...rows: Cell[][][]) {
  for (const batch of rows) yield await Promise.resolve(batch);
}

async function* failing(): AsyncGenerator<Cell[][]> {
  yield await Promise.resolve([["TQ-1", null]]);
  throw new Error("The connection was lost.");
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

test("stores text as text, whatever it looks like", async () => {
  const sheet = await sheetOf(batches([["=1+2", '<b>&"\u0007\uFFFE_x0041_']]));
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+2</t>');
  expect(sheet).toContain("&lt;b&gt;&amp;&quot;\uFFFD\uFFFD_x005F_x0041_</t>");
  expect(sheet).not.toContain("<f>");
});

test("fails when the rows fail", async () => {
  await expect(sheetOf(failing())).rejects.toThrow("The connection was lost.");
});
