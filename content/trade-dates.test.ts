import { expect, it } from "vitest";
import { isStale, tradeDates } from "./trade-dates.ts";

it("was checked within three months: look each date up again, correct it, and set `checkedOn`", () => {
  expect(tradeDates.filter((date) => isStale(date)).map(({ name }) => name)).toEqual([]);
});
