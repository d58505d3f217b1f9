import { responseTimes } from "./claims.ts";

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

const [, , quotes] = responseTimes;

/** Written for the export team to send as they are, or to go on from. */
export const shortAnswers = [
  {
    ...shared,
    id: "received",
    label: "We have your request",
    subject: "Your quote request {reference}",
    paragraphs: [
      `Thank you for your quote request {reference}. I am working on it; initial quotes take ${quotes.value}.`,
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
