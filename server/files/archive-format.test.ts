import fc from "fast-check";
import { expect, it } from "vitest";
import { archiveNames } from "./archive-format.ts";

it.each([
  ["Küche 图纸 🏠.pdf", "Küche 图纸 🏠.pdf"],
  ["../../etc/passwd", "_.._etc_passwd"],
  ["..\\x.pdf", "_x.pdf"],
  [".htaccess", "htaccess"],
  ["CON.dwg", "_CON.dwg"],
  ["com1", "_com1"],
  ["console.pdf", "console.pdf"],
  ["falcon.pdf", "falcon.pdf"],
  ["plan.pdf. . ", "plan.pdf"],
  ["a\u202Efdp.exe", "a_fdp.exe"],
  ["a\r\n\u2028b?.pdf", "a___b_.pdf"],
  ["...", "file"],
  ["\uD800.pdf", "_.pdf"],
])("makes %j safe", (name, safe) => {
  expect(archiveNames([name])).toEqual([safe]);
});

it("returns short, safe and unique names for any input", () => {
  const name = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.stringMatching(/^[./\\ a\u202e]{0,9}$/u),
  );
  fc.assert(
    fc.property(fc.array(name, { maxLength: 20 }), (names) => {
      const safe = archiveNames(names);
      expect(new Set(safe.map((each) => each.toLowerCase())).size).toBe(names.length);
      for (const each of safe) {
        expect(each).toMatch(/^[^./\\\s][^/\\\p{Cc}]*$/u);
        expect(each).not.toMatch(/[.\s]$/u);
        expect(Buffer.byteLength(each)).toBeLessThanOrEqual(150);
      }
    }),
  );
});
