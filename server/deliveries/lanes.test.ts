import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Lanes } from "./lanes.ts";

const LIMITS = { all: 4, group: 2, slowMs: 5_000, failures: 2, pauseMs: 60_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** An attempt that takes so many milliseconds, and then has failed or not. */
function attempt(lanes: Lanes, id: string, ms: number, isFailed: boolean): void {
  const leave = lanes.take(id);
  vi.advanceTimersByTime(ms);
  leave(isFailed);
}

it("gives each group as many lanes as it may have", () => {
  const lanes = new Lanes(LIMITS);
  const leave = lanes.take("mail");
  lanes.take("webhook a");
  expect(lanes.closed()).toEqual([]);
  lanes.take("mail");
  expect(lanes.closed()).toEqual(["mail"]);
  leave(false);
  expect(lanes.closed()).toEqual([]);
});

it("leaves a group alone for a minute after slow failures in a row, then tries it with one attempt", () => {
  const lanes = new Lanes(LIMITS);
  attempt(lanes, "mail", 5_000, true);
  expect(lanes.closed()).toEqual([]);
  attempt(lanes, "mail", 5_000, true);
  expect(lanes.closed()).toEqual(["mail"]);
  vi.advanceTimersByTime(59_999);
  expect(lanes.closed()).toEqual(["mail"]);
  vi.advanceTimersByTime(1);
  expect(lanes.closed()).toEqual([]);
  const leave = lanes.take("mail");
  expect(lanes.closed()).toEqual(["mail"]);
  vi.advanceTimersByTime(5_000);
  leave(true);
  expect(lanes.closed()).toEqual(["mail"]);
  vi.advanceTimersByTime(60_000);
  attempt(lanes, "mail", 10, false);
  attempt(lanes, "mail", 5_000, true);
  expect(lanes.closed()).toEqual([]);
});

it("takes a quick refusal for an answer, and a slow delivery too", () => {
  const lanes = new Lanes(LIMITS);
  for (let turn = 0; turn < 5; turn += 1) {
    attempt(lanes, "mail", 4_999, true);
    attempt(lanes, "webhook a", 20_000, false);
  }
  expect(lanes.closed()).toEqual([]);
});
