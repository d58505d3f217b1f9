import { expect, test } from "vitest";
import { FILE_LIMITS, fileSize, isFileName, toFileName, typeOfName } from "./attachments.ts";

test.each([
  ["plan.pdf", "PDF"],
  ["PLAN.PDF", "PDF"],
  ["plan.v2.jpeg", "JPEG"],
  ["photo.tif", "TIFF"],
  ["schedule.xlsx", "XLSX"],
  ["plan.pdf.exe", undefined],
  ["plan.pdfx", undefined],
  ["pdf", undefined],
  ["plan.", undefined],
])("takes %s for %s by its extension", (name, type) => {
  expect(typeOfName(name)?.name).toBe(type);
});

const longest = "é".repeat(FILE_LIMITS.name);

test.each(["a", "plan v2 (final).pdf", "図面.pdf", "👍", longest])(
  "accepts the name %j",
  (name) => {
    expect(isFileName(name)).toBe(true);
    expect(toFileName(name)).toBe(name);
  },
);

test.each([
  ["", "\uFFFD"],
  [`${longest}x`, longest],
  ["a/b", "a\uFFFDb"],
  ["a\\b", "a\uFFFDb"],
  ["a\nb", "a\uFFFDb"],
  ["a\u0000b", "a\uFFFDb"],
  ["plan\u202Efdp.exe", "plan\uFFFDfdp.exe"],
  ["a\u2066b", "a\uFFFDb"],
  ["a\u2028b", "a\uFFFDb"],
  ["a\uD800b", "a\uFFFDb"],
])("rejects the name %j, and stores %j instead", (name, stored) => {
  expect(isFileName(name)).toBe(false);
  expect(toFileName(name)).toBe(stored);
});

test.each([
  [0, "1 KB"],
  [1_500, "1 KB"],
  [839_680, "820 KB"],
  [1_048_575, "1024 KB"],
  [1_048_576, "1 MB"],
  [3_565_158, "3.4 MB"],
  [20 * 1_048_576, "20 MB"],
])("shows %i bytes as %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
