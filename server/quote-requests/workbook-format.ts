import { archiveStream } from "#server/files/archive-format.ts";

/** `null` is an empty cell. A `Date` is shown as its UTC time, since a workbook has no time zones. */
export type Cell = string | Date | null;
/** `width` in characters. */
export type WorkbookColumn = { title: string; width: number };

const MS_PER_DAY = 86_400_000;
/** 1 January 1970 as a workbook counts days. */
const EPOCH_DAY = 25_569;
/** Positions in `cellXfs` of `STYLES`. */
const DATE_STYLE = 1;
const HEADING_STYLE = 2;
const WRAPPED_STYLE = 3;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const MEDIA = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const CONTENT_TYPES = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${MEDIA}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MEDIA}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MEDIA}.worksheet+xml"/></Types>`;
const RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const SHEET_RELATIONS = `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`;
const STYLES = `${XML}<styleSheet xmlns="${SHEET}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/><xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>`;

/**
 * Streams an Excel workbook (Office Open XML, ECMA-376) with one sheet: a fixed heading row and the rows. All text is
 * text, so that nothing in it runs as a formula. `rows` arrive in batches; if they fail, so does the stream.
 */
export function streamWorkbook(
  sheetName: string,
  columns: readonly WorkbookColumn[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): ReadableStream<Uint8Array> {
  const workbook = `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return archiveStream([
    { name: "[Content_Types].xml", open: () => [CONTENT_TYPES] },
    { name: "_rels/.rels", open: () => [RELATIONS] },
    { name: "xl/workbook.xml", open: () => [workbook] },
    { name: "xl/_rels/workbook.xml.rels", open: () => [SHEET_RELATIONS] },
    { name: "xl/styles.xml", open: () => [STYLES] },
    { name: "xl/worksheets/sheet1.xml", open: () => sheetOf(columns, rows) },
  ]);
}

async function* sheetOf(
  columns: readonly WorkbookColumn[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ title }) => textCell(title, HEADING_STYLE));
  yield `${XML}<worksheet xmlns="${SHEET}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join("")}</cols><sheetData><row>${headings.join("")}</row>`;
  for await (const rows of batches)
    yield rows.map((cells) => `<row>${cells.map(cellOf).join("")}</row>`).join("");
  yield "</sheetData></worksheet>";
}

function cellOf(cell: Cell): string {
  if (cell === null) return "<c/>";
  if (typeof cell === "string") return textCell(cell, cell.includes("\n") ? WRAPPED_STYLE : 0);
  return `<c s="${DATE_STYLE}"><v>${cell.getTime() / MS_PER_DAY + EPOCH_DAY}</v></c>`;
}

function textCell(text: string, style = 0): string {
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Replaces characters that XML cannot contain, and keeps `_x0041_` from being read as an escaped A. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? "")
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}
