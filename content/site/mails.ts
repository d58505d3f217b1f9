import { COUNTED_HOURS, QUOTE_TIME, SAMPLE_TIME } from "#content/claims.ts";
import { OPENING_HOURS } from "#content/address-and-hours.ts";
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
  space: "Attachments need space",
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

/** An answer that the export team gives often. `{name}` and `{reference}` are the request's. */
export interface ShortAnswer {
  id: string;
  label: string;
  subject: string;
  /** How it begins; the second is for a name so long that the mail program would cut the answer. */
  greetings: readonly [named: string, unnamed: string];
  paragraphs: readonly string[];
}

const shared = { greetings: ["Dear {name},", "Hello,"] } as const;

/** Written for the export team to send as they are, or to go on from. */
export const shortAnswers = [
  {
    ...shared,
    id: "received",
    label: "We have your request",
    subject: "Your quote request {reference}",
    paragraphs: [
      `Thank you for your quote request {reference}. I am working on it; initial quotes take ${QUOTE_TIME}.`,
      "If anything changes in the meantime, please reply to this e-mail.",
    ],
  },
  {
    ...shared,
    id: "need-drawings",
    label: "We need drawings",
    subject: "Your quote request {reference}: drawings",
    paragraphs: [
      "Thank you for your quote request {reference}. To quote it precisely, I need your drawings: plans or elevations with dimensions, as PDF or DWG, and the quantities where they are known.",
      "Please attach them to your reply to this e-mail.",
    ],
  },
  {
    ...shared,
    id: "quote-attached",
    label: "Our quote is attached",
    subject: "Our quote for your request {reference}",
    paragraphs: [
      "Please find attached our quote for your request {reference}.",
      "I am glad to answer questions and to adjust it: please reply to this e-mail or call me.",
    ],
  },
] as const satisfies readonly ShortAnswer[];
