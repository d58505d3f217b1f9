import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QUOTE_HOURS } from "#content/claims.ts";
import { afterStaffedHours } from "#lib/time/office-hours.ts";
import { atCompany } from "#lib/time/test-time.ts";
import { dueStateOf, dueTimeOf, dueText, quotedText } from "./due-time.ts";
import { STATUSES, WAITING } from "#lib/quote-requests/quote-request-status.ts";

const HOUR = 60 * 60 * 1_000;
// A Friday.
const createdAt = atCompany("2026-11-20T09:00:00");
const waiting = { status: "pending", createdAt };
/** So much later on staffed days. */
const after = (milliseconds: number) => afterStaffedHours(createdAt, milliseconds / HOUR);
const due = QUOTE_HOURS.last * HOUR;

describe("due time", () => {
  test("applies only while a request waits for its quote", () => {
    for (const status of [...STATUSES, "on hold"]) {
      const request = { status, createdAt };
      const runs = WAITING.some((each) => each === status);
      expect(dueTimeOf(request)).toEqual(runs ? after(48 * HOUR) : undefined);
      expect(dueStateOf(request, after(0)) !== undefined).toBe(runs);
      expect(dueText(request, after(0)) !== undefined).toBe(runs);
    }
  });

  test("is two staffed days later, so that a Saturday's request is not late on Monday", () => {
    const request = { status: "in_review", createdAt: atCompany("2026-11-21T10:00:00") };
    expect(dueTimeOf(request)).toEqual(atCompany("2026-11-25T00:00:00"));
    for (const [now, state, text] of [
      ["2026-11-22T23:00:00", "on time", "due in 48 h"],
      ["2026-11-23T12:00:00", "on time", "due in 36 h"],
      ["2026-11-24T23:59:59", "warned", "due in 1 min"],
      ["2026-11-25T02:00:00", "late", "late by 2 h"],
    ] as const) {
      expect(dueStateOf(request, atCompany(now))).toBe(state);
      expect(dueText(request, atCompany(now))).toBe(text);
    }
  });

  test("is in warning from the first promised hour and late after the last", () => {
    const states = [0, 24 * HOUR - 1, 24 * HOUR, 48 * HOUR - 1, 48 * HOUR].map((age) =>
      dueStateOf(waiting, after(age)),
    );
    expect(states).toEqual(["on time", "on time", "warned", "warned", "late"]);
  });
});

describe("due time text", () => {
  test.each([
    [-1, "due in 48 h"],
    [0, "due in 48 h"],
    [1, "due in 47 h"],
    [due - 5 * HOUR, "due in 5 h"],
    [due - HOUR, "due in 1 h"],
    [due - HOUR + 1, "due in 59 min"],
    [due - 40 * 60_000, "due in 40 min"],
    [due - 1, "due in 1 min"],
    [due, "late by 1 min"],
    [due + 59 * 60_000, "late by 59 min"],
    [due + 2 * HOUR, "late by 2 h"],
    [due + 48 * HOUR - 1, "late by 47 h"],
    [due + 48 * HOUR + 1, "late by 2 days"],
    [due + 3 * 24 * HOUR, "late by 3 days"],
    [due + 1_000 * 24 * HOUR, "late by 1,000 days"],
  ])("after %i ms is %j", (age, text) => {
    expect(dueText(waiting, after(age))).toBe(text);
  });

  test("never reads zero, changes monotonically and switches at the due time", () => {
    const ages = fc.integer({ min: -HOUR, max: 400 * 24 * HOUR });
    fc.assert(
      fc.property(ages, fc.integer({ min: 0, max: 100 * HOUR }), (age, step) => {
        const [earlier, later] = [age, age + step].map((each) => {
          const text = dueText(waiting, after(each)) ?? "";
          expect(text).toMatch(/^(due in|late by) [1-9][\d,]* (min|h|days)$/);
          expect(text.startsWith("late")).toBe(each >= due);
          expect(dueStateOf(waiting, after(each)) === "late").toBe(each >= due);
          return minutesOf(text);
        });
        expect(later).toBeGreaterThanOrEqual(earlier ?? Number.NaN);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never overstates the time left or the delay", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * HOUR }), (age) => {
        const said = minutesOf(dueText(waiting, after(age)) ?? "") * 60_000;
        const left = age - due;
        // Except the last and first minute.
        if (left < -60_000) expect(said).toBeGreaterThanOrEqual(left);
        if (left > 60_000) expect(said).toBeLessThanOrEqual(left);
      }),
    );
  });

  test.each([
    ["2026-11-20T09:00:20", "Quoted after 1 min"],
    ["2026-11-21T16:00:00", "Quoted after 31 h"],
    // Four days on the clock, and within the promise.
    ["2026-11-24T08:59:59", "Quoted after 95 h"],
    ["2026-11-24T12:00:00", "Quoted after 4 days, 3 h late"],
    ["2026-12-01T09:00:00", "Quoted after 11 days, 5 days late"],
  ])("of a quote at %s is %j", (quotedAt, text) => {
    expect(quotedText(createdAt, atCompany(quotedAt))).toBe(text);
  });
});

function minutesOf(text: string): number {
  const [, side, count = "", unit = ""] = /^(due in|late by) ([\d,]+) (\w+)$/.exec(text) ?? [];
  const minutes = { min: 1, h: 60, days: 24 * 60 }[unit] ?? Number.NaN;
  return (side === "late by" ? 1 : -1) * Number(count.replaceAll(",", "")) * minutes;
}
