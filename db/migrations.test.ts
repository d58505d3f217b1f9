import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

const FOLDER = new URL("migrations/", import.meta.url);
// Statements that break the previous release, which serves until the last instance is replaced and after a rollback.
const BREAKING =
  /\b(DROP (TABLE|COLUMN|FUNCTION)|RENAME (TO|COLUMN)|ALTER COLUMN \S+ (SET DATA )?TYPE|SET NOT NULL|ADD COLUMN (?!.*DEFAULT)[^,;]* NOT NULL)/i;
// Names the release in which the last code that needed the object was removed.
const CONTRACT = /^-- contract: unused since .+/;
// A function's body runs later, not during the migration.
const FUNCTION_BODY = /\bAS\s+(\$\w*\$)[\s\S]*?\1/g;
// These migrations predate the rule and the first release.
const OLDER = 5;

it("is additive, so that the previous release keeps working", async () => {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).toSorted();
  expect(files.length).toBeGreaterThan(OLDER);
  for (const file of files.slice(OLDER + 1)) {
    const text = await readFile(new URL(file, FOLDER), "utf8");
    const statements = text.replaceAll(FUNCTION_BODY, "");
    if (!CONTRACT.test(statements)) expect(statements, file).not.toMatch(BREAKING);
  }
});

it.each([
  "ALTER TABLE quote_requests DROP COLUMN phone;",
  'ALTER TABLE "quote_requests" RENAME COLUMN "phone" TO "telephone";',
  'ALTER TABLE "quote_requests" ALTER COLUMN "phone" SET NOT NULL;',
  'ALTER TABLE "quote_requests" ADD COLUMN "x" text NOT NULL;',
])("detects %s as breaking", (statement) => {
  expect(statement).toMatch(BREAKING);
});
