import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import fc from "fast-check";
import { exportQuoteRequests } from "#server/quote-requests/export-quote-requests.ts";
import { quoteRequestFiles, quoteRequests, type NewQuoteRequest } from "#db/schema.ts";
import { createTestDatabase } from "#db/test-database.ts";
import { CSV_FORMATS, type CsvFormat } from "#server/quote-requests/export-file.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { findLibreOffice, openInLibreOffice, openWorkbooks } from "#e2e/support/libreoffice.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { atCompany } from "#lib/time/test-time.ts";

const FORMATS = Object.keys(CSV_FORMATS) as CsvFormat[];
const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t" };
const PHONES = ["+44 20 7946 0018", "+1 (555) 010-0199"];

/** Becomes a formula when split, quoted or trimmed. */
const NASTY = [
  "=1+2",
  "  =1+2",
  "A;=1+2;B",
  "A,=1+2,B",
  'x";=1+2;y',
  '";=1+2;"',
  '","=1+2","',
  '"=1+2"',
  'a;"=1+2";b',
  "a;\u00a0=1+2;b",
  "＝1+2;＝1+2",
];
const NASTY_LINES = [...NASTY, "A\t=1+2\tB", "A\n=1+2\nB", 'A"\n"=1+2"\n', "\n=1+2", '\t"=1+2'];

const line = (extra = "") =>
  fc.string({ unit: fc.constantFrom(...`==;;,,""'+-@＝ 1A${extra}`), minLength: 1, maxLength: 16 });
const strangers = fc.record({
  name: line(),
  company: line(),
  specifications: line("\t\n"),
  message: line("\t\n"),
});

test.skip(!findLibreOffice(), "LibreOffice is not installed");

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "spreadsheets-"));
});
test.afterAll(() => rm(folder, { recursive: true }));

const inserted = (row: Partial<NewQuoteRequest>) => ({
  name: "Ana",
  email: "=1+2;a@example.com",
  projectType: "other",
  idempotencyKey: randomUUID(),
  ...row,
});

test("LibreOffice opens the workbook with real dates, words for choices, files, and text that is only text", async () => {
  const own = await createTestDatabase(2);
  const [row] = await own.database
    .insert(quoteRequests)
    .values([
      inserted({
        createdAt: atCompany("2026-06-30T23:30:00"),
        status: "in_review",
        assignee: "M. Clarke",
        projectType: "hospitality-resort",
        productCategory: "hardwood-flooring, wall-panels",
        message: "Oak & ash <3\n_x0041_",
      }),
      ...NASTY_LINES.map((message) => inserted({ message })),
    ])
    .returning({ id: quoteRequests.id });
  await own.database.insert(quoteRequestFiles).values(
    (["complete", "missing"] as const).map((state) => ({
      id: randomUUID(),
      draftKey: randomUUID(),
      quoteRequestId: row?.id,
      name: `${state}.pdf`,
      size: 10,
      state,
      store: "database" as const,
    })),
  );
  const file = join(folder, "requests.xlsx");
  await pipeline(
    await exportQuoteRequests(own.database, { format: "xlsx" }),
    createWriteStream(file),
  );
  await own.drop();
  const [sheet = ""] = await openWorkbooks([file], folder);
  expect(sheet).toContain('office:value-type="date" office:date-value="2026-06-30T23:30:00"');
  for (const words of [
    formatReference(row?.id ?? 0),
    "in review",
    "M. Clarke",
    "Hospitality or resort",
    "Hardwood flooring, Wall panels",
    "complete.pdf",
    "missing.pdf (missing)",
    "Oak &amp; ash &lt;3",
    "_x0041_",
  ])
    expect(sheet).toContain(words);
  expect(sheet).not.toContain("table:formula");
});

test("LibreOffice finds no formula in any export format with any separator", async () => {
  test.setTimeout(120_000);
  const own = await createTestDatabase(2);
  const rows = [
    ...NASTY.map((text) => ({ name: text, company: text, specifications: text, message: text })),
    ...NASTY_LINES.map((text) => ({ name: "Ana", specifications: text, message: text })),
    ...fc.sample(strangers, 500),
    ...PHONES.map((phone) => ({ name: "Phone", phone })),
  ];
  await own.database.insert(quoteRequests).values(rows.map(inserted));
  const files = FORMATS.map((format) => join(folder, `${format}.csv`));
  for (const [index, format] of FORMATS.entries())
    await pipeline(
      await exportQuoteRequests(own.database, { format }),
      createWriteStream(files[index] ?? ""),
    );
  await own.drop();
  for (const [name, separator] of Object.entries(SEPARATORS)) {
    await test.step(name, async () => {
      const sheets = await openInLibreOffice(files, separator, folder);
      for (const [index, format] of FORMATS.entries()) {
        const sheet = sheets[index] ?? "";
        expect(sheet.match(/table:formula="[^"]*"/g)).toBeNull();
        if (CSV_FORMATS[format].delimiter === separator)
          expect(PHONES.filter((phone) => !sheet.includes(`>${phone}<`))).toEqual([]);
      }
    });
  }
});

test("LibreOffice finds the formula in an unescaped file", async () => {
  const file = join(folder, "unsafe.csv");
  await writeFile(file, "Date,Name\r\n2026-01-01,A;=1+2;B\r\n");
  const [sheet] = await openInLibreOffice([file], ";", folder);
  expect(sheet).toContain('table:formula="of:=1+2"');
});
