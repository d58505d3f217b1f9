import { expect, test } from "vitest";
import { addressOf, parseAddress, type LightboxAddress } from "./lightbox-address.ts";

const onPage = new Set(["white-oak", "teak", "ash"]);
const read = (address: string) => parseAddress(address, (slug) => onPage.has(slug));

test.each<LightboxAddress[]>([[["teak"]], [["white-oak", "ash"]]])(
  "round-trips slugs through their address: %s",
  (slugs) => {
    expect(read(addressOf(slugs))).toEqual(slugs);
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
