import { expect, it } from "vitest";
import { mailtoAddress, phoneAddress } from "./contact-address.ts";

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
  ["(+49) 30 901820", "tel:+4930901820"],
  ["+44 [0] 20 7946 0958", "tel:+442079460958"],
  ["+44 020 7946 0958", "tel:+442079460958"],
  ["call after 14:00: +971 4 555 0101", "tel:+97145550101"],
  ["+ 49 30 901820", "tel:+4930901820"],
  ["555-0100;ext=12", "tel:5550100;ext=12"],
  ["+39 06 5550 0101", "tel:+390655500101"],
  ["+1 (800) FLOWERS", undefined],
  ["2026-05-12", undefined],
  ["see my card", undefined],
  ["ext. 12", undefined],
])("dials the first number of %j as %j", (typed, address) => {
  expect(phoneAddress(typed)).toBe(address);
});

it("links to an address alone", () => {
  expect(mailtoAddress("ana@estudio.example")).toBe("mailto:ana@estudio.example");
});

it("fills in the headers, with the line breaks of mail", () => {
  expect(mailtoAddress("ana@estudio.example", { subject: "Oak & ash", body: "One\nTwo" })).toBe(
    "mailto:ana@estudio.example?subject=Oak%20%26%20ash&body=One%0D%0ATwo",
  );
});

it("lets no address add headers", () => {
  expect(mailtoAddress("ana@x.example?bcc=all@y.example\r\nCc: z")).toBe(
    "mailto:ana@x.example%3Fbcc%3Dall%40y.example%0D%0ACc%3A%20z",
  );
});
