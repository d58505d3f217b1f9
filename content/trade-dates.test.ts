import { expect, it } from "vitest";
import { isStale, tradeDates } from "./trade-dates.ts";

it("was checked within three months: look each date up again, correct it, and set `checkedOn`", () => {
  expect(tradeDates.filter((date) => isStale(date)).map(({ name }) => name)).toEqual([]);
});

it("is stale three months after it was checked", () => {
  const date = { checkedOn: "2026-11-25" };
  expect(isStale(date, new Date("2027-02-24T23:59:59Z"))).toBe(false);
  expect(isStale(date, new Date("2027-02-25T00:00:00Z"))).toBe(true);
});
