import { describe, expect, it } from "vitest";
import { QUOTE_TIME, responseTimes } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/company-words.ts";
import { CATALOG } from "#content/switches.ts";
import { quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { composeBuyerMail } from "./buyer-mail.tsx";
import type { ExportTeamMailRequest } from "./export-team-mail.tsx";
import { toMessage } from "./send-mail.ts";
import { writeAndRead, PARTIES, REFERENCE, REQUEST } from "#e2e/support/mail-request.ts";

const composeBuyer = (request: Partial<ExportTeamMailRequest> = {}) =>
  composeBuyerMail({ ...REQUEST, ...request }, "delivery-2", PARTIES);

describe("buyer mail", () => {
  it("lists the choices, response times and document links", async () => {
    const mail = await composeBuyer();
    expect(mail.subject).toBe(`Your quote request ${REFERENCE}`);
    expect(mail.to).toEqual({ address: REQUEST.email });
    expect(mail.replyTo).toEqual(PARTIES.exportTeam);
    const { headers } = toMessage(mail);
    expect(headers).toMatchObject({ "Auto-Submitted": "auto-generated" });
    expect(headers["X-Auto-Response-Suppress"]).not.toContain("NDR");
    const text = mail.text.replaceAll("\u00A0", " ");
    for (const { label, value } of responseTimes) expect(text).toContain(`${label}: ${value}`);
    for (const words of [
      REFERENCE,
      QUOTE_TIME,
      OPENING_HOURS,
      "Project type: Hospitality or resort",
      "Timeline: 3–6 months",
      "Hardwood flooring: Specification sheet, PDF <http://localhost:3000/products/hardwood-flooring/spec-sheet.pdf>",
      "Wall panels: Specification sheet, PDF <http://localhost:3000/products/wall-panels/spec-sheet.pdf>",
    ])
      expect(text).toContain(words);
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
    const base64 = [...raw.matchAll(/[\w+/]{8,}={0,2}/g)].map(([text]) => atobOrNothing(text));
    const heard = [raw, decoded, ...base64, name, parsed.text, parsed.html, parsed.subject]
      .join("\n")
      .toLowerCase();
    expect(heard.match(/zx\dmark|evil|zx\dbold/g)).toEqual(["zx9mark", "evil", "zx9mark", "evil"]);
    expect(raw.split("\r\n")).toContain(`To: ${email}`);
    expect(decoded.split("\n").filter((line) => /zx9mark/i.test(line))).toEqual([`To: ${email}\r`]);
    expect(parsed.html).toContain("Office building");
  });
});

function atobOrNothing(text: string): string {
  return Buffer.from(text, "base64").toString("utf8");
}
