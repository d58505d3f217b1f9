import { describe, expect, it } from "vitest";
import { composeMorningMail, type MorningMailContent } from "./morning-mail.tsx";
import { writeAndRead } from "./test-mail-file.ts";
import { PARTIES } from "./test-request.ts";

const REQUEST = {
  id: 104_821,
  createdAt: new Date("2026-11-18T12:00:00Z"),
  status: "pending",
  name: "Ana Ruiz",
  company: null,
  projectType: "hospitality-resort",
  assignee: null,
};
const CONTENT: MorningMailContent = {
  day: "2026-11-20",
  now: new Date("2026-11-20T14:00:00Z"),
  rows: [REQUEST],
  late: 1,
  today: 0,
  notice: null,
};
const compose = (content: Partial<MorningMailContent> = {}) =>
  composeMorningMail({ ...CONTENT, ...content }, "delivery-3", PARTIES);

describe("morning mail", () => {
  it.each([
    [{ late: 3, today: 5 }, "3 quotes late, 5 due today"],
    [{ late: 1, today: 0 }, "1 quote late"],
    [{ late: 0, today: 1 }, "1 quote due today"],
    [{ late: 1_200, today: 2_000 }, "1,200 quotes late, 2,000 due today"],
  ])("composes the subject of %o as %j", async (content, subject) => {
    expect((await compose(content)).subject).toBe(subject);
  });

  it("says what else needs the export team", async () => {
    const notice =
      "Attachments take 8,100 of 10,000 MB. Beyond that, requests arrive without files.";
    const mail = await compose({ notice, late: 0, rows: [] });
    expect(mail.subject).toBe("Attachments need room");
    expect(mail.text).toContain(notice);
    expect((await compose({ notice })).subject).toBe("1 quote late");
  });

  it("goes only to the desk and ignores header injection in names", async () => {
    const name = 'Ana"\r\nBcc: evil@x.example\u202E<script>';
    const mail = await compose({ rows: [{ ...REQUEST, name, assignee: name }] });
    const { parsed, name: file } = await writeAndRead(mail);
    expect(parsed.to).toHaveProperty("value.length", 1);
    expect(parsed.bcc).toBeUndefined();
    expect(parsed.replyTo?.value[0]?.address).toBe(PARTIES.exportTeam.address);
    expect(file).toMatch(/-morning-2026-11-20\.eml$/);
    expect(mail.html).not.toMatch(/<script|<img|<link|url\(|src=/);
    expect(mail.html).toContain('<span dir="auto">Ana&quot;');
  });

  it("has the same text in plain text as in HTML, in the same order", async () => {
    const { html, text } = await compose({ today: 40, rows: [REQUEST, { ...REQUEST, id: 5 }] });
    const said = text.replaceAll(/\s+/g, " ");
    let at = 0;
    const words = html
      .slice(html.indexOf("<table"))
      .replaceAll(/<!--.*?-->|<[^>]*>/g, " ")
      .split(/\s+/)
      .filter((word) => word && word !== ",");
    for (const word of words) {
      const found = said.indexOf(word, at);
      expect(found, word).toBeGreaterThanOrEqual(at);
      at = found + word.length;
    }
    expect(said).toContain("and 39 more");
  });
});
