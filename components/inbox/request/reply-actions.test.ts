import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { shortAnswers } from "#content/site/mails.ts";
import { REQUEST_FIELDS } from "#lib/quote-requests/request-fields.ts";
import { ENGLISH } from "#lib/languages/words.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { replyAddress, shortAnswerAddress } from "./reply-actions.tsx";

const ana = { id: 100_001, name: "Ana Ferreira", email: "ana@studio.example" };

const longest = (letter: string) => letter.repeat(REQUEST_FIELDS.name.limit / letter.length);
const reference = formatReference(ana.id);

/** Parses a mailto URL as a mail program does. */
function read(address: string) {
  const { protocol, pathname, searchParams } = new URL(address);
  expect(protocol).toBe("mailto:");
  expect(address).not.toContain("+");
  return { to: decodeURIComponent(pathname), ...Object.fromEntries(searchParams) };
}

describe("email address", () => {
  it.each([
    "ana?bcc=everybody&subject=x@studio.example",
    "ana+quotes#1@studio.example",
    "陳@例子.example",
  ])("cannot add anything to the message: %s", (email) => {
    expect(read(replyAddress({ ...ana, email }))).toEqual({
      to: email,
      subject: `Your quote request ${reference}`,
    });
    expect(replyAddress({ ...ana, email })).toMatch(/^mailto:[^?#&+]+@[^?#&+]+\?subject=[^?#&+]+$/);
  });
});

describe.each(shortAnswers)("short answer '$label'", (answer) => {
  const of = (request: Partial<typeof ana>) =>
    read(shortAnswerAddress({ ...ana, ...request }, answer, ENGLISH)) as Record<string, string>;

  it("includes the name and reference and has no placeholders left", () => {
    const { to, subject, body } = of({});
    expect(to).toBe(ana.email);
    expect(subject).toContain(reference);
    expect(body).toMatch(/^Dear Ana Ferreira,\r\n\r\n/);
    expect(body).toContain(reference);
    expect(body?.split("\r\n\r\n").at(-1)?.split("\r\n")).toEqual([
      company.name,
      company.phone.display,
      OPENING_HOURS,
    ]);
    expect(`${subject}${body}`).not.toMatch(/[{}]|undefined|[^\r]\n/);
  });

  it("stays short enough for Outlook with the longest name and address", () => {
    const domain = `${"b".repeat(REQUEST_FIELDS.email.limit - 73)}.example`;
    for (const letter of ["a", "陳", "👍"]) {
      const request = { ...ana, name: longest(letter), email: `${"陳".repeat(64)}@${domain}` };
      expect(shortAnswerAddress(request, answer, ENGLISH).length).toBeLessThanOrEqual(2_000);
    }
    expect(of({ name: longest("陳"), email: `${"陳".repeat(64)}@${domain}` }).body).toMatch(
      /^Hello,\r\n\r\n/,
    );
    expect(of({ name: longest("陳") }).body).toMatch(/^Dear 陳/);
  });
});
