import { expect, test } from "vitest";
import { mailtoAddress } from "./mailto-address.ts";

test("links to an address alone", () => {
  expect(mailtoAddress("ana@estudio.example")).toBe("mailto:ana@estudio.example");
});

test("fills in the headers, with the line breaks of mail", () => {
  expect(mailtoAddress("ana@estudio.example", { subject: "Oak & ash", body: "One\nTwo" })).toBe(
    "mailto:ana@estudio.example?subject=Oak%20%26%20ash&body=One%0D%0ATwo",
  );
});

test("lets no address add headers", () => {
  expect(mailtoAddress("ana@x.example?bcc=all@y.example\r\nCc: z")).toBe(
    "mailto:ana@x.example%3Fbcc%3Dall%40y.example%0D%0ACc%3A%20z",
  );
});
