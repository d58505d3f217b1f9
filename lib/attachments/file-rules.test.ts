import { expect, test } from "vitest";
import { FILE_LIMITS, fileSize, nameOfType, toFileName, typeOfName } from "./file-rules.ts";

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

test.each([
  ["plan v2 (final).pdf", "plan v2 (final).pdf"],
  ["図面.pdf", "図面.pdf"],
  ["مخطط \u200F2026.pdf", "مخطط 2026.pdf"],
  ["plan\u202Efdp.exe", "planfdp.exe"],
  ["a\u0000b\nc\u2028d", "ab c d"],
  ["../a\\b", ".._a_b"],
  ["\u200B", "_"],
  [`${longest}.pdf`, `${longest.slice(4)}.pdf`],
])("stores the name %j as %j", (name, stored) => expect(toFileName(name)).toBe(stored));

test.each([
  ["photo.HEIC", "image/jpeg", "photo.jpg"],
  ["photo.jfif", "image/jpeg", "photo.jfif"],
  ["scan", "application/pdf", "scan.pdf"],
  ["plan.v2", "application/pdf", "plan.v2.pdf"],
] as const)("ends the name %s of a %s as %s", (name, type, ending) =>
  expect(nameOfType(name, type)).toBe(ending),
);

test.each([
  [0, "1 KB"],
  [1_500, "1 KB"],
  [839_680, "820 KB"],
  [1_048_575, "1024 KB"],
  [1_048_576, "1 MB"],
  [3_565_158, "3.4 MB"],
])("shows %i bytes as %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
