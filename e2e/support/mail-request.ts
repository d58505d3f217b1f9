import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { company } from "#content/company.ts";
import { formatReference, quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import type { ExportTeamMailRequest } from "#server/deliveries/mail/export-team-mail.tsx";
import type { Mail, MailParties } from "#server/deliveries/mail/mail-format.tsx";
import { sendMail } from "#server/deliveries/mail/mail-client.ts";

export const REQUEST: ExportTeamMailRequest = {
  id: 104_821,
  language: "en",
  createdAt: new Date("2026-11-22T15:59:00Z"),
  ...quoteRequestSchema.parse({
    name: "Ana Ruiz Etxeberria",
    email: "ana.ruiz@estudio.example",
    phone: "+34 600 555 014",
    company: "Estudio Etxeberria",
    projectType: "hospitality-resort",
    productCategories: ["hardwood-flooring", "wall-panels"],
    quantity: "large",
    budgetRange: "250k-500k",
    timeline: "3-6-months",
    specifications: "White oak, 7-1/2 in (190 mm)\n\n\t1. Lobby, 340 m²\n\t2. Suites, 64 × 42 m²",
    message: "Drawings follow next week.\nDelivery in May.",
  }),
  status: "in_review",
  riskFlags: ["sent-fast"],
  files: [],
};

/** What `REQUEST` is called. */
export const TEST_REFERENCE = formatReference(REQUEST.id);

export const PARTIES: MailParties = {
  from: { name: company.name, address: `noreply@${company.domain}` },
  exportTeam: { name: company.name, address: `desk@${company.domain}` },
};

/** Writes a mail to a file and returns both the file's text and the parsed mail. */
export async function writeAndRead(mail: Mail) {
  const folder = await mkdtemp(join(tmpdir(), "teragus-mail-"));
  try {
    await sendMail(mail, { configuration: { kind: "files", folder } });
    const [name = ""] = await readdir(folder);
    const raw = await readFile(join(folder, name), "utf8");
    return { name, raw, parsed: await simpleParser(raw) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
