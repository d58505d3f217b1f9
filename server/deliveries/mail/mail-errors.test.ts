import { describe, expect, it } from "vitest";
import { composeBuyerMail } from "./buyer-mail.tsx";
import { anonymousLine, outcomeOfError } from "./mail-client.ts";
import { PARTIES, REQUEST } from "#e2e/support/mail-request.ts";

const mail = await composeBuyerMail(REQUEST, "delivery-1", PARTIES);

function outcomeOf(fields: object, message = "Something failed") {
  return outcomeOfError(Object.assign(new Error(message), fields), mail);
}

describe("the words of a mail server", () => {
  it("are ours where it said none", () => {
    expect(outcomeOf({ code: "ECONNREFUSED" })).toEqual({
      result: "postponed",
      reason: "The mail server refused the connection.",
    });
    expect(outcomeOf({ code: "EOTHER" })).toEqual({
      result: "postponed",
      reason: "The mail could not be sent: Something failed",
    });
    expect(outcomeOfError("no", mail)).toMatchObject({ reason: "The mail could not be sent: no" });
  });
});

it.each([
  ["rejected", { code: "EENVELOPE", command: "API" }],
  ["postponed", { code: "EENVELOPE", command: "MAIL FROM" }],
  ["postponed", { code: "EPROTOCOL", command: "API" }],
  ["rejected", { command: "RCPT TO", permanent: true, responseCode: 550 }],
  ["rejected", { command: "DATA", permanent: true, responseCode: 554 }],
  ["postponed", { command: "DATA", permanent: false, responseCode: 451 }],
  ["postponed", { command: "MAIL FROM", permanent: true, responseCode: 550 }],
  ["postponed", { command: "RCPT TO", permanent: true, responseCode: 535 }],
])("is %s after %o", (result, fields) => {
  expect(outcomeOf(fields).result).toBe(result);
});

it.each([
  ["550 <ana.ruiz@studio.example> unknown", "550 <[address]> unknown"],
  ["no ana.ruiz@studio.example, nor bo@x.example.", "no [address], nor [address]."],
  ['"ana ruiz"@studio.example is full', "[address] is full"],
  ["ana@[192.0.2.7] is full", "[address] is full"],
  ["see https://help.example/?a=ana%40studio.example", "see https:[address]"],
  ["SRS0=x=ana=studio.example=bo@relay.example", "[address]"],
  ["josé@büro.example, 安娜@公司.example", "[address], [address]"],
  ["ana＠studio.example", "[address]"],
])("removes addresses from %j", (said, kept) => {
  expect(anonymousLine(said)).toBe(kept);
});

it("removes the local part of known addresses", () => {
  const said = "550 5.1.1 Ana.Ruiz: unknown in local table; anaXruiz, ana.ruizo are others";
  expect(anonymousLine(said, ["ana.ruiz@studio.example"])).toBe(
    "550 5.1.1 [address]: unknown in local table; anaXruiz, ana.ruizo are others",
  );
  expect(anonymousLine("550 (a+b) is unknown", ["(a+b)@studio.example"])).toBe(
    "550 [address] is unknown",
  );
  expect(anonymousLine("550 ana-b/c is unknown", ["ana-b/c@studio.example"])).toBe(
    "550 [address] is unknown",
  );
  expect(anonymousLine("550 - unknown", ["", "@"])).toBe("550 - unknown");
});

it("returns one printable line", () => {
  expect(anonymousLine("  550\r\n\tgo \u0007\u001B[31maway\u2028\u202Enow\uFEFF ")).toBe(
    "550 go [31maway now",
  );
});

it("terminates on long input that almost matches", () => {
  for (const said of [
    "a".repeat(1_000_000),
    '"'.repeat(100_000),
    "@".repeat(100_000),
    "a%".repeat(100_000),
  ])
    expect([...anonymousLine(said)].length).toBeLessThanOrEqual(300);
});
