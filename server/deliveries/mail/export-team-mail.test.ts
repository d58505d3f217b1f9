import { describe, expect, it } from "vitest";
import { company } from "#content/company.ts";
import { companyTime } from "#lib/time/company-time.ts";
import { composeExportTeamMail, type ExportTeamMailRequest } from "./export-team-mail.tsx";
import { PARTIES, REFERENCE, REQUEST } from "#e2e/support/mail-request.ts";

const composeExportTeam = (request: Partial<ExportTeamMailRequest> = {}) =>
  composeExportTeamMail({ ...REQUEST, ...request }, "delivery-1", PARTIES);

describe("desk mail", () => {
  it("contains all fields and replies go to the buyer", async () => {
    const mail = await composeExportTeam();
    expect(mail.subject).toBe(`${REFERENCE}: Hospitality or resort, Estudio Etxeberria`);
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
