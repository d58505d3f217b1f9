import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";

type Options = readonly { value: string; label: string }[];

/** `formLabel` where the form says it in other words than the inbox and the exports. */
type Labels = { label: string; formLabel?: string };
/** `limit` in UTF-16 code units; PostgreSQL counts code points, which are never more. `isLong` for a text of lines. */
type TextField = Labels & { limit: number; isLong?: boolean };
type ChoiceField = Labels & { options: Options };

/**
 * The fields of the quote form by column, in the order in which the export team reads them. Validation, erasure, the
 * inbox, the mail, the receipt, the webhook and the workbook follow from it; a text is optional unless the schema says otherwise.
 */
export const REQUEST_FIELDS = {
  name: { label: "Name", formLabel: "Full name", limit: 120 },
  email: { label: "Email", formLabel: "E-mail", limit: 254 },
  phone: { label: "Phone", limit: 40 },
  company: { label: "Company", limit: 160 },
  projectType: { label: "Project type", options: projectTypes },
  productCategory: { label: "Product category", formLabel: "Products", options: productCategories },
  quantity: { label: "Quantity", options: quantities },
  budgetRange: { label: "Budget range", formLabel: "Budget, US dollars", options: budgetRanges },
  timeline: { label: "Timeline", options: timelines },
  specifications: { label: "Specifications", limit: 5000, isLong: true },
  message: { label: "Message", limit: 5000, isLong: true },
} as const satisfies Record<string, TextField | ChoiceField>;

export const QUOTE_REQUESTS_PATH = "/api/quote-requests";

/** JSON. */
export const FILES_FIELD = "files";
/** Files sent without JavaScript. */
export const ATTACHMENTS_FIELD = "attachments";
/** The language of the page that the form is on. */
export const LANGUAGE_FIELD = "language";
/** The hidden decoy; its name is no word of an address book, which autofill would fill in. */
export const DECOY_FIELD = "pelican";
/** What the samples' form has of its own, said in the specifications: the slugs in the box, and where it goes. */
export const SAMPLES_FIELD = "samples";
export const DELIVERY_ADDRESS_FIELD = "deliveryAddress";
/** The specifications have room for it beside six samples. */
export const DELIVERY_ADDRESS_LIMIT = 1_000;

/** What a text is told that is longer than its limit. */
export const TOO_LONG = "Too long. Characters over the limit: {count}.";

/** By how many characters a text is too long, if that is what the error says. */
export function charactersOver(error: string): number | undefined {
  const count = /^Too long\. Characters over the limit: (\d+)\.$/.exec(error)?.[1];
  return count === undefined ? undefined : Number(count);
}

type Fields = typeof REQUEST_FIELDS;
export type RequestField = keyof Fields;
export type RequestText = {
  [Name in RequestField]: Fields[Name] extends TextField ? Name : never;
}[RequestField];
export type OptionalText = Exclude<RequestText, "name" | "email">;

export const requestFields = Object.entries(REQUEST_FIELDS) as [
  RequestField,
  TextField | ChoiceField,
][];

export const requestTexts = requestFields.flatMap(([name, field]) =>
  "limit" in field ? [{ name: name as RequestText, ...field }] : [],
);

export const optionalTexts = requestTexts.filter(
  (text): text is typeof text & { name: OptionalText } =>
    text.name !== "name" && text.name !== "email",
);

/** What the form and its receipt call a field. */
export function formLabel(name: RequestField) {
  const field = REQUEST_FIELDS[name];
  return "formLabel" in field ? field.formLabel : field.label;
}

/** `budgetRange` is `budget_range` in the database and in webhooks. */
export function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Repeated in the database. */
export const RISK_FLAGS = ["sent-fast", "repeated-address", "decoy", "link"] as const;

export type RiskFlag = (typeof RISK_FLAGS)[number];

/** Per e-mail address. Generous, since anyone can type any address. */
export const REQUESTS_PER_HOUR_WITHOUT_RISK_FLAG = 10;
