import { describe, expect, it } from "vitest";
import { composeBuyerMail } from "./buyer-mail.tsx";
import { outcomeOfError } from "./error-outcome.ts";
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
