import { formatReference, quoteRequestSchema } from "#lib/quote-requests/quote-request-schema.ts";
import { company } from "#content/company.ts";
import type { MailParties } from "./mail.ts";
import type { ExportTeamMailRequest } from "./export-team-mail.tsx";

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
export const REFERENCE = formatReference(REQUEST.id);

export const PARTIES: MailParties = {
  from: { name: company.name, address: `noreply@${company.domain}` },
  exportTeam: { name: company.name, address: `desk@${company.domain}` },
};
