import { expect, test } from "vitest";
import { addressOf, viewOf, type View } from "./view-address.ts";

const onPage = new Set(["white-oak", "teak", "ash"]);
const read = (address: string) => viewOf(address, (slug) => onPage.has(slug));

test.each<View[]>([[["teak"]], [["white-oak", "ash"]]])(
  "the address of a view leads back to it: %s",
  (view) => {
    expect(read(addressOf(view))).toEqual(view);
  },
);

test.each([
  "",
  "#compare",
  "#teak",
  "#look=",
  "#look=gold",
  "#compare=teak",
  "#compare=teak+gold",
  "#compare=teak+teak",
  "#other=teak",
  "#look=<b>teak",
  "#look=teak%20",
])("nothing is shown for %s", (address) => {
  expect(read(address)).toBeUndefined();
});

test("of more than two the first two are shown, and what is not on the page is left out", () => {
  expect(read("#compare=gold+ash+teak+white-oak")).toEqual(["ash", "teak"]);
});
