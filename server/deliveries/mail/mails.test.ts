import { describe, expect, it, vi } from "vitest";
import { QUOTE_TIME, responseTimes } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
import { company } from "#content/company.ts";
import { CATALOG } from "#content/switches.ts";
import { writeAndRead, PARTIES, TEST_REFERENCE, REQUEST } from "#e2e/support/mail-request.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { composeBuyerMail } from "./buyer-mail.tsx";
import { composeExportTeamMail, type ExportTeamMailRequest } from "./export-team-mail.tsx";
import { headerText } from "./mail-format.tsx";
import { toMessage } from "./mail-client.ts";

const composeExportTeam = (request: Partial<ExportTeamMailRequest> = {}) =>
  composeExportTeamMail({ ...REQUEST, ...request }, "delivery-1", PARTIES);
const composeBuyer = (request: Partial<ExportTeamMailRequest> = {}) =>
  composeBuyerMail({ ...REQUEST, ...request }, "delivery-1", PARTIES);

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

describe("export team and buyer mails", () => {
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
        new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d.-]+Z-(export-team|buyer)-${TEST_REFERENCE}\\.eml$`),
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
    const team = await composeExportTeam(box);
    expect(team.subject).toBe(`${TEST_REFERENCE}: Samples: white oak, fluted`);
    expect(team.text).toContain("Samples: White oak; Fluted");
    expect((await composeBuyer(box)).text).toContain("Samples: White oak; Fluted");
    expect((await composeBuyer({ ...box, language: "de" })).text).toContain("Weißeiche; ");
    for (const { text } of [team, await composeBuyer(box)]) expect(text).not.toContain("Other");
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
    expect(parsed.subject).toBe(`${TEST_REFERENCE}: Hospitality or resort, 株式会社 木`);
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

describe("export team mail", () => {
  it("contains all fields and replies go to the buyer", async () => {
    const mail = await composeExportTeam();
    expect(mail.subject).toBe(`${TEST_REFERENCE}: Hospitality or resort, Estudio Etxeberria`);
    expect(mail.to).toEqual(PARTIES.exportTeam);
    expect(mail.replyTo).toEqual({ name: REQUEST.name, address: REQUEST.email });
    expect(mail.messageId).toBe(`<delivery-1@${company.domain}>`);
    for (const line of [
      "Open in the inbox <http://localhost:3000/admin/teragus-submissions?request=104821>",
      "Name: Ana Ruiz Etxeberria",
      "Company: Estudio Etxeberria",
      "Email: ana.ruiz@estudio.example",
      "Phone: +34 600 555 014",
      "Project type: Hospitality or resort",
      "Products: Hardwood flooring, Wall panels",
      "Quantity: Large, 5,000–20,000 sq ft (465–1,858 m²)",
      "Budget, US dollars: $250,000–500,000",
      "Timeline: 3–6 months",
      `Received: ${companyTime(REQUEST.createdAt)}`,
      "Status: in review",
      "Risk flags: Sent unusually fast",
    ])
      expect(mail.text.replaceAll("\u00A0", " ").split("\n")).toContain(line);
    expect(mail.text).toContain(`Specifications\n\n${REQUEST.specifications}\n`);
    expect(mail.text).toContain(`Message\n\n${REQUEST.message}\n`);
    expect(mail.html).toContain('href="mailto:ana.ruiz@estudio.example"');
    expect(mail.html).toContain('href="tel:+34600555014"');
  });

  it("lists the attachments and their state, but attaches none", async () => {
    const file = { mediaType: null, errorCode: null, scan: "unscanned" } as const;
    const mail = await composeExportTeam({
      files: [
        { ...file, id: "1", name: "Plano \u202E fdp.<b>.pdf", size: 3_670_016, state: "complete" },
        { ...file, id: "2", name: "a.dwg", size: 27e6, state: "missing", errorCode: "too-large" },
        { ...file, id: "3", name: "b.dwg", size: 900, state: "missing" },
      ],
    });
    expect(mail.text.split("\n")).toEqual(
      expect.arrayContaining([
        "Plano \u202E fdp.<b>.pdf, 3.5 MB",
        "a.dwg, 25.7 MB. Missing: It is larger than 25 MB.",
        "b.dwg, 1 KB. Missing: It did not arrive.",
        "Open them in the inbox.",
      ]),
    );
    expect(mail.html).toContain('<span dir="auto">Plano \u202E fdp.&lt;b&gt;.pdf</span>');
    expect(Object.keys(mail)).not.toContain("attachments");
    expect((await composeExportTeam()).text).not.toContain("Files");
  });

  it("escapes addresses in mailto links and omits invalid phone links", async () => {
    const { html } = await composeExportTeam({
      email: "ana?bcc=bo%40x&subject=y@estudio.example",
      phone: "ask",
    });
    expect(html).toContain('href="mailto:ana%3Fbcc%3Dbo%2540x%26subject%3Dy@estudio.example"');
    expect(html).not.toContain('href="tel:"');
  });
});

describe("buyer mail", () => {
  it("lists the choices, response times and document links", async () => {
    const mail = await composeBuyer();
    expect(mail.subject).toBe(`Your quote request ${TEST_REFERENCE}`);
    expect(mail.to).toEqual({ address: REQUEST.email });
    expect(mail.replyTo).toEqual(PARTIES.exportTeam);
    const { headers } = toMessage(mail);
    expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    expect(headers["X-Auto-Response-Suppress"]).not.toContain("NDR");
    const text = mail.text.replaceAll("\u00A0", " ");
    for (const { label, value } of responseTimes) expect(text).toContain(`${label}: ${value}`);
    for (const expected of [
      TEST_REFERENCE,
      QUOTE_TIME,
      OPENING_HOURS,
      "Project type: Hospitality or resort",
      "Timeline: 3–6 months",
      "Hardwood flooring: Specification sheet, PDF <http://localhost:3000/products/hardwood-flooring/spec-sheet.pdf>",
      "Wall panels: Specification sheet, PDF <http://localhost:3000/products/wall-panels/spec-sheet.pdf>",
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain("catalog.pdf");
  });

  it.each([
    ["", []],
    ["multiple-products", []],
    ["doors-windows, custom-solution", ["doors-windows"]],
  ])(
    "links to the catalog when %j includes products without a spec sheet",
    async (productCategory, sheets) => {
      const { text } = await composeBuyer({ productCategory, quantity: null });
      const link = "Catalog, PDF <http://localhost:3000/catalog.pdf>";
      expect(text.includes(link)).toBe(CATALOG);
      expect(text.match(/[a-z-]+(?=\/spec-sheet)/g) ?? []).toEqual(sheets);
      expect(text).not.toMatch(/Quantity|not given|null|undefined/);
    },
  );

  it("never repeats free text in any part or encoding", async () => {
    const typed = Object.fromEntries(
      ["name", "phone", "company", "specifications", "message"].map((field, index) => [
        field,
        `Zx${index}mark https://evil.example/${field} <b>Zx${index}bold</b>`.slice(0, 40),
      ]),
    );
    const email = "zx9mark@evil9.example";
    const request = quoteRequestSchema.parse({
      ...typed,
      email,
      projectType: "office-building",
      productCategories: ["wall-panels"],
      quantity: "custom",
      budgetRange: "discuss",
      timeline: "flexible",
    });
    const { raw, parsed, name } = await writeAndRead(await composeBuyer(request));
    const decoded = raw.replaceAll(/=\r?\n/g, "").replaceAll(/=([\dA-F]{2})/g, "%$1");
    const base64 = [...raw.matchAll(/[\w+/]{8,}={0,2}/g)].map(([text]) =>
      Buffer.from(text, "base64").toString("utf8"),
    );
    const heard = [raw, decoded, ...base64, name, parsed.text, parsed.html, parsed.subject]
      .join("\n")
      .toLowerCase();
    expect(heard.match(/zx\dmark|evil|zx\dbold/g)).toEqual(["zx9mark", "evil", "zx9mark", "evil"]);
    expect(raw.split("\r\n")).toContain(`To: ${email}`);
    expect(decoded.split("\n").filter((line) => /zx9mark/i.test(line))).toEqual([`To: ${email}\r`]);
    expect(parsed.html).toContain("Office building");
  });
});
