import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { composeBuyerMail } from "./buyer-mail.tsx";
import { headerText, messageIdOf } from "./mail.ts";
import { composeExportTeamMail, type ExportTeamMailRequest } from "./export-team-mail.tsx";
import { writeAndRead } from "#e2e/support/mail-request.ts";
import { PARTIES, REFERENCE, REQUEST } from "#e2e/support/mail-request.ts";

const composeExportTeam = (request: Partial<ExportTeamMailRequest> = {}) =>
  composeExportTeamMail({ ...REQUEST, ...request }, "delivery-1", PARTIES);
const composeBuyer = (request: Partial<ExportTeamMailRequest> = {}) =>
  composeBuyerMail({ ...REQUEST, ...request }, "delivery-2", PARTIES);

function visibleWords(html: string): string[] {
  const body = html.slice(html.indexOf("<table"));
  return decode(body.replaceAll(/<!--.*?-->|<[^>]*>/g, " "))
    .split(/\s+/)
    .filter(Boolean);
}

function decode(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

describe("desk and buyer mails", () => {
  const HOSTILE: Partial<ExportTeamMailRequest>[] = [
    { name: "Ana\r\nBcc: evil@x.example" },
    { name: 'Ana" <evil@x.example>, "Bo' },
    { name: "Ana, evil@x.example, Bo <bo@x.example>" },
    { name: "=?utf-8?Q?Ana=0D=0ABcc:_evil@x.example?=" },
    { name: "عبد الرحمن 👷🏽 بن محمد\u202E" },
    { company: "Estudio\r\n\r\n<script>alert(1)</script>" },
    { company: `${"Gesellschaft ".repeat(11)}mbH` },
    { company: "W".repeat(160) },
    { company: "\u202Egnp.exe XY-999999: Luxury residence" },
    { email: "ana@estudio.example\r\nbcc: evil@x.example" },
    { email: "ana@estudio.example,evil@x.example" },
    { email: "evil@x.example>, <ana@estudio.example" },
    { message: "\r\n.\r\nQUIT\r\n--_NmP-0-Part_1--\r\n</td></table><h1>Hello" },
    { specifications: "<!--[if mso]><img src=x><![endif]--> & &amp; &lt;b&gt;" },
  ];

  it.each(HOSTILE)("have the expected headers, recipient and parts: %j", async (hostile) => {
    for (const mail of [await composeExportTeam(hostile), await composeBuyer(hostile)]) {
      const { parsed, raw, name } = await writeAndRead(mail);
      expect([...parsed.headers.keys()].toSorted()).toEqual(HEADERS);
      expect(parsed.to).toHaveProperty("value.length", 1);
      expect(parsed.replyTo?.value).toHaveLength(1);
      expect(parsed.attachments).toEqual([]);
      expect(`${parsed.subject} ${parsed.replyTo?.text}`).not.toMatch(/\p{Bidi_Control}/u);
      expect(parsed.messageId).toBe(mail.messageId);
      expect(name).toMatch(
        new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z-(export-team|buyer)-${REFERENCE}\\.eml$`),
      );
      for (const line of raw.split("\r\n")) expect(line.length).toBeLessThanOrEqual(998);
      expect(mail.html).not.toMatch(/<script|<img|<h1>Hello/);
    }
  });

  it("have the same text in plain text as in HTML, in the same order", async () => {
    for (const request of [{}, ...HOSTILE]) {
      for (const { html, text } of [
        await composeExportTeam(request),
        await composeBuyer(request),
      ]) {
        const said = text.replaceAll(/[\s\u00A0]+/g, " ");
        let at = 0;
        for (const word of visibleWords(html)) {
          const found = said.indexOf(word, at);
          expect(found, `${word} in …${said.slice(at, at + 80)}`).toBeGreaterThanOrEqual(at);
          at = found + word.length;
        }
        for (const [, href = ""] of html.matchAll(/href="(http[^"]*)"/g))
          expect(text).toContain(decode(href));
      }
    }
  });

  it("name the samples of a box, each in its reader's language", async () => {
    const specifications =
      "Samples: White oak (hardwood flooring); Fluted (wall panels)\nDelivery address:\nPorto";
    const box = { projectType: "other" as const, company: null, specifications };
    const desk = await composeExportTeam(box);
    expect(desk.subject).toBe(`${REFERENCE}: Samples: white oak, fluted`);
    expect(desk.text).toContain("Samples: White oak; Fluted");
    expect((await composeBuyer(box)).text).toContain("Samples: White oak; Fluted");
    expect((await composeBuyer({ ...box, language: "de" })).text).toContain("Weißeiche; ");
    for (const { text } of [desk, await composeBuyer(box)]) expect(text).not.toContain("Other");
    const typed = "Samples: Gold (hardwood flooring)\nDelivery address:\nPorto";
    const pretended = await composeBuyer({ ...box, specifications: typed });
    expect(pretended.text).not.toContain("Gold");
  });

  it("preserve a name in any script", async () => {
    const name = "عبد الرحمن 👷🏽 بن محمد";
    const { parsed } = await writeAndRead(
      await composeExportTeam({ name, company: "株式会社　木" }),
    );
    expect(parsed.replyTo?.value[0]?.name).toBe(name);
    expect(parsed.subject).toBe(`${REFERENCE}: Hospitality or resort, 株式会社 木`);
  });

  it("load no images or scripts and declare language and title", async () => {
    for (const { html, subject } of [await composeExportTeam(), await composeBuyer()]) {
      expect(html).not.toMatch(/<img|<script|<link|url\(|src=|@import|background=/);
      expect(html).toMatch(/^<!doctype html><html lang="en" dir="ltr">/);
      expect(html).toContain(`<title>${subject}</title>`);
      const layouts = html.match(/<table(?![^>]*class="rule")[^>]*>/g) ?? [];
      for (const table of layouts) expect(table).toContain('role="presentation"');
    }
  });

  it("use the addresses from the environment, or the company's", async () => {
    vi.stubEnv("DATABASE_URL", "postgres://localhost/x");
    vi.stubEnv("DESK_EMAIL", "desk@firm.example");
    vi.stubEnv("MAIL_FROM", "");
    const mail = await composeExportTeamMail(REQUEST, "d");
    expect(mail.to).toEqual({ name: company.name, address: "desk@firm.example" });
    expect(mail.from).toEqual({ name: company.name, address: company.email });
    vi.unstubAllEnvs();
  });
});

const HEADERS = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];

it("makes a header of one line, without marks that turn its direction", () => {
  expect(headerText(" Ana\u202E\r\n\tBcc: all\u2028\u0007 Ruiz ")).toBe("Ana Bcc: all Ruiz");
});

it.each(["", ".a", "a.", "a..b", "a b", "a>", "a.b@c", "x\r\nBcc: all"])(
  "refuses %j in a Message-ID",
  (id) => {
    expect(() => messageIdOf(id, { address: "desk@firm.example" })).toThrow("Message-ID");
  },
);
