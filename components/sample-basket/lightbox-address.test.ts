import { expect, test } from "vitest";
import { addressOf, viewOf, type ViewAddress } from "./lightbox-address.ts";

const onPage = new Set(["white-oak", "teak", "ash"]);
const read = (address: string) => viewOf(address, (slug) => onPage.has(slug));

test.each<ViewAddress[]>([[["teak"]], [["white-oak", "ash"]]])(
  "round-trips a view through its address: %s",
  (view) => {
    expect(read(addressOf(view))).toEqual(view);
  },
);

test.each([
  "",
  "#compare",
  "#look=gold",
  "#compare=teak",
  "#compare=teak+gold",
  "#compare=teak+teak",
])("shows nothing for %s", (address) => {
  expect(read(address)).toBeUndefined();
});

test("shows the first two known samples of a longer list", () => {
  expect(read("#compare=gold+ash+teak+white-oak")).toEqual(["ash", "teak"]);
});
