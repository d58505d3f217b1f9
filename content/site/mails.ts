import { COUNTED_HOURS, SAMPLE_TIME } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/company-words.ts";
import { company } from "#content/company.ts";
import { requestQuote } from "#content/pages/request-quote.ts";

/** What the fields of a quote request are called in mails. */
export const mailFields = {
  language: "Language",
  projectType: "Project type",
  samples: "Samples",
  products: "Products",
  quantity: "Quantity",
  budget: "Budget, US dollars",
  timeline: "Timeline",
  received: "Received",
  status: "Status",
  riskFlags: "Risk flags",
} as const;

/** What tells the export team of a quote request. */
export const exportTeamMail = {
  title: "Quote request",
  open: "Open in the inbox",
  buyer: "Who asks",
  project: "What for",
  files: "Files",
  openFiles: "Open them in the inbox.",
  missing: "Missing:",
  notGiven: "not given",
  noRiskFlags: "none",
  reply: "Reply to this e-mail and your answer goes to the buyer.",
} as const;

/** What reminds the export team in the morning of the quotes that it promised. */
export const morningMail = {
  asOf: "As of",
  open: "Open in the inbox",
  late: "Late",
  today: "Due today",
  unassigned: "unassigned",
  room: "Attachments need room",
} as const;

/** What a buyer gets at once. Nothing in it was typed by anybody who asks. */
export const buyerMail = {
  subject: "Your quote request",
  sampleSubject: "Your sample request",
  reference: "Reference",
  heading: "Thank you. Your request is with our export desk.",
  lead: requestQuote.form.lead,
  sampleLead: `Your samples leave in ${SAMPLE_TIME}.`,
  chosen: "What you chose",
  documents: "Documents",
  sheet: "Specification sheet, PDF",
  range: "Everything we make",
  catalog: "Catalog, PDF",
  answers: "Who answers",
  staffed: `Our export desk in ${company.address.city} reads your request. It is staffed ${OPENING_HOURS}. ${COUNTED_HOURS}`,
  reply:
    "To add a drawing or a schedule later, reply to this e-mail and leave the reference in its subject.",
  reason:
    "You get this e-mail because this address was entered in a form on our site. If that was not you, reply and we will delete the request.",
  privacy: "Privacy notice",
} as const;
