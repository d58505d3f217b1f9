import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCursor, parseCursor, SORT_PARTS } from "./list-cursor.ts";

test("round-trips a cursor through an address", () => {
  const cursors = fc.record({
    createdAt: fc.date({
      min: new Date(0),
      max: new Date("9999-12-30"),
      noInvalidDate: true,
    }),
    id: fc.nat({ max: Number.MAX_SAFE_INTEGER }),
  });
  fc.assert(
    fc.property(cursors, fc.constantFrom(...SORT_PARTS), (cursor, part) => {
      expect(parseCursor(formatCursor(cursor))).toEqual(cursor);
      const ofPart = { ...cursor, part };
      expect(parseCursor(formatCursor(ofPart), "due")).toEqual(ofPart);
      // A cursor of one order is invalid in the other.
      expect(parseCursor(formatCursor(ofPart))).toBeUndefined();
      expect(parseCursor(formatCursor(cursor), "due")).toBeUndefined();
    }),
  );
});

test.each(["", "1", "-", "1-zzzzzzzzzzz", "1' OR 1=1--", "1-2-3", "1-2-late", "1-2-waiting-rest"])(
  "rejects %j as a cursor",
  (text) => {
    expect(parseCursor(text)).toBeUndefined();
    expect(parseCursor(text, "due")).toBeUndefined();
  },
);
