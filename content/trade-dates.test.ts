import { expect, it } from "vitest";
import { isStale, nameAndDescription, tradeDates } from "./trade-dates.ts";

it("was checked within three months: look each date up again, correct it, and set `checkedOn`", () => {
  expect(tradeDates.filter((date) => isStale(date)).map(({ name }) => name)).toEqual([]);
});

it("is stale three months after it was checked", () => {
  const date = { checkedOn: "2026-11-25" };
  expect(isStale(date, new Date("2027-02-24T23:59:59Z"))).toBe(false);
  expect(isStale(date, new Date("2027-02-25T00:00:00Z"))).toBe(true);
});

it("says where and when it was read, and nothing that is advice", () => {
  for (const date of tradeDates) {
    const { description } = nameAndDescription(date);
    expect(description).toMatch(/(?:Regulation|Proclamation) .*; checked on \d+ \w+ 2\d{3}\.$/);
    expect(description).not.toMatch(/\b(?:should|must|recommend|advise)\b/);
  }
});
