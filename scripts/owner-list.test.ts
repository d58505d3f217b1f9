import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { describeOwnerItems, listOwnerItems } from "./owner-list.ts";

it("finds each kind of what is not the owner's own, with its line", () => {
  const root = mkdtempSync(join(tmpdir(), "owner-"));
  const sources = {
    "company.ts": '{\n  email: "trade@wood.example",\n  linkedin: null,\n}\n',
    "terms-of-trade.ts": '{\n  "Minimum order": null,\n}\n',
    "pages/terms.ts": 'const status =\n  "Draft for review";\n',
    "pages/home.ts": '{\n  sample: true,\n  image: "panels",\n}\n',
  };
  for (const [file, source] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, "content", file)), { recursive: true });
    writeFileSync(join(root, "content", file), source);
  }
  const items = listOwnerItems(root, {}, { "panels-tall": { sample: true }, own: {} });
  expect(items).toEqual([
    { what: "no retention", place: "RETENTION_MONTHS" },
    { what: "reserved address", place: "content/company.ts:2" },
    { what: "draft for counsel", place: "content/pages/terms.ts:2" },
    { what: "only the owner can state", place: "content/terms-of-trade.ts:2, Minimum order" },
    { what: "no LinkedIn page", place: "content/company.ts:3" },
    { what: "sample record", place: "content/pages/home.ts:2" },
    { what: "sample image", place: "panels-tall, content/pages/home.ts" },
  ]);
  expect(describeOwnerItems(items)).toContain("own: 7.");
  expect(listOwnerItems(join(root, "none"), { RETENTION_MONTHS: "24" }, {})).toEqual([]);
  rmSync(root, { recursive: true });
});
