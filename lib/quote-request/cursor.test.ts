import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCursor, parseCursor } from "./cursor.ts";

test("a cursor survives its travel through an address", () => {
  const cursors = fc.record({
    createdAt: fc.date({
      min: new Date(0),
      max: new Date("9999-12-30"),
      noInvalidDate: true,
    }),
    id: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  });
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
    }),
  );
});

test.each([
  "",
  "1",
  "-",
  "abc-",
  "zzzzzzzzzz-1",
  "1-zzzzzzzzzzz",
  "1' OR 1=1--",
  "1-2-3",
  "A-B",
  "%00-1",
])("%j is no cursor", (text) => {
  expect(parseCursor(text)).toBeUndefined();
});
