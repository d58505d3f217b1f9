import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QUOTE_HOURS } from "#content/claims.ts";
import { dueStateOf, dueTimeOf, dueWords, quotedWords } from "./due-time.ts";
import { STATUSES, WAITING } from "./quote-request-status.ts";

const HOUR = 60 * 60 * 1_000;
const createdAt = new Date("2026-11-20T15:00:00Z");
const waiting = { status: "pending", createdAt };
const after = (milliseconds: number) => new Date(createdAt.getTime() + milliseconds);
const due = QUOTE_HOURS.last * HOUR;

describe("due time", () => {
  test("applies only while a request waits for its quote", () => {
    for (const status of [...STATUSES, "on hold"]) {
      const request = { status, createdAt };
      const runs = WAITING.some((each) => each === status);
      expect(dueTimeOf(request)).toEqual(runs ? after(48 * HOUR) : undefined);
      expect(dueStateOf(request, after(0)) !== undefined).toBe(runs);
      expect(dueWords(request, after(0)) !== undefined).toBe(runs);
    }
  });

  test("is 48 hours later, across clock changes and weekends", () => {
    for (const [received, expected] of [
      ["2026-03-07T09:00:00-06:00", "2026-03-09T10:00:00-05:00"],
      ["2026-10-31T09:00:00-05:00", "2026-11-02T08:00:00-06:00"],
      ["2026-11-19T17:00:00-06:00", "2026-11-21T17:00:00-06:00"],
    ] as const) {
      const request = { status: "in_review", createdAt: new Date(received) };
      expect(dueTimeOf(request)).toEqual(new Date(expected));
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
  ])("after %i ms is %j", (age, words) => {
    expect(dueWords(waiting, after(age))).toBe(words);
  });

  test("never reads zero, changes monotonically and switches at the due time", () => {
    const ages = fc.integer({ min: -HOUR, max: 400 * 24 * HOUR });
    fc.assert(
      fc.property(ages, fc.integer({ min: 0, max: 100 * HOUR }), (age, step) => {
        const [earlier, later] = [age, age + step].map((each) => {
          const words = dueWords(waiting, after(each)) ?? "";
          expect(words).toMatch(/^(due in|late by) [1-9][\d,]* (min|h|days)$/);
          expect(words.startsWith("late")).toBe(each >= due);
          expect(dueStateOf(waiting, after(each)) === "late").toBe(each >= due);
          return minutesOf(words);
        });
        expect(later).toBeGreaterThanOrEqual(earlier ?? Number.NaN);
      }),
      { numRuns: 2_000 },
    );
  });

  test("never overstates the time left or the delay", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * HOUR }), (age) => {
        const said = minutesOf(dueWords(waiting, after(age)) ?? "") * 60_000;
        const left = age - due;
        // Except the last and first minute.
        if (left < -60_000) expect(said).toBeGreaterThanOrEqual(left);
        if (left > 60_000) expect(said).toBeLessThanOrEqual(left);
      }),
    );
  });

  test.each([
    [20_000, "Quoted after 1 min"],
    [31 * HOUR, "Quoted after 31 h"],
    [due - 1, "Quoted after 47 h"],
    [51 * HOUR, "Quoted after 51 h, 3 h late"],
    [95 * HOUR, "Quoted after 95 h, 47 h late"],
    [10 * 24 * HOUR, "Quoted after 10 days, 8 days late"],
  ])("of a quote after %i ms is %j", (took, words) => {
    expect(quotedWords(createdAt, after(took))).toBe(words);
  });
});

function minutesOf(words: string): number {
  const [, side, count = "", unit = ""] = /^(due in|late by) ([\d,]+) (\w+)$/.exec(words) ?? [];
  const minutes = { min: 1, h: 60, days: 24 * 60 }[unit] ?? Number.NaN;
  return (side === "late by" ? 1 : -1) * Number(count.replaceAll(",", "")) * minutes;
}
