import { expect, it } from "vitest";
import { phoneAddress } from "./phone-address.ts";

it.each([
  ["+1 (312) 555-0142 ext. 12", "tel:+13125550142;ext=12"],
  ["+49 (0) 30 901820", "tel:+4930901820"],
  ["0049(0)30 901820", "tel:+4930901820"],
  ["(030) 901820", "tel:030901820"],
  ["030/901820", "tel:030901820"],
  ["Tel. +351 21 555 0100 / +351 91 555 0101", "tel:+351215550100"],
  ["+351215550100, 915550101", "tel:+351215550100"],
  ["٠٥٠ ١٢٣ ٤٥٦٧", "tel:0501234567"],
  ["＋８１ ３ ５５５５ ０１０１", "tel:+81355550101"],
  ["see my card", undefined],
  ["ext. 12", undefined],
])("dials the first number of %j as %j", (typed, address) => {
  expect(phoneAddress(typed)).toBe(address);
});
