import { z } from "zod";
import {
  budgetRanges,
  productCategories,
  projectTypes,
  quantities,
  timelines,
} from "#content/quote-request-options.ts";
import { RISK_FLAGS, type RiskFlag } from "#lib/quote-requests/risk-flags.ts";
import {
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
} from "#lib/quote-requests/quote-request-schema.ts";
import type { StoredQuoteRequest } from "#lib/quote-requests/stored-quote-request.ts";
import { inboxAddress } from "#server/env/inbox-address.ts";

/** Increment when a field is removed or changes its meaning; not for a new field. */
const VERSION = 1;

const time = z.iso.datetime();
const text = z.string().nullable();
const reference = z
  .string()
  .describe("Reference number for correspondence between the buyer and the export team.");

const createdDataSchema = z.object({
  id: z.int().describe("The request's number."),
  reference,
  url: z.url().describe("Address of the request in the inbox; opening it requires a sign-in."),
  created_at: time.describe("When it was stored."),
  status: z.string().describe("Its status when the event was written, usually `pending`."),
  name: z.string().describe("As typed, at most 120 characters."),
  email: z.string().describe("The buyer's address; not verified."),
  phone: text.describe("As typed."),
  company: text.describe("As typed."),
  project_type: z.string().describe(`One of ${listOf(projectTypes)}.`),
  product_categories: z.array(z.string()).describe(`Any of ${listOf(productCategories)}.`),
  quantity: text.describe(`One of ${listOf(quantities)}.`),
  budget_range: text.describe(`One of ${listOf(budgetRanges)}.`),
  timeline: text.describe(`One of ${listOf(timelines)}.`),
  specifications: text.describe("As typed, with line breaks, at most 5,000 characters."),
  message: text.describe("As typed, with line breaks, at most 5,000 characters."),
  doubts: z
    .array(z.string())
    .describe(`Risk flags: any of ${RISK_FLAGS.map((riskFlag) => `\`${riskFlag}\``).join(", ")}.`),
});

const statusChangedDataSchema = z.object({
  id: z.int().describe("The request's number."),
  reference,
  from: z.string().describe("The status before the change."),
  to: z.string().describe("The status after the change."),
  changed_at: time.describe("When it was changed."),
});

/** A quote request was stored. Its descriptions are the table in docs/webhooks.md. */
export const quoteRequestCreatedSchema = eventSchema("quote_request.created", createdDataSchema);
export const statusChangedSchema = eventSchema(
  "quote_request.status_changed",
  statusChangedDataSchema,
);

type QuoteRequestCreated = z.output<typeof quoteRequestCreatedSchema>;
type StatusChanged = z.output<typeof statusChangedSchema>;
/** The body's content in the envelope that Standard Webhooks recommends. */
export type WebhookEvent = QuoteRequestCreated | StatusChanged;

export function composeQuoteRequestCreated(
  request: StoredQuoteRequest & { status: string; riskFlags: readonly RiskFlag[] },
  at: Date,
): QuoteRequestCreated {
  return {
    type: "quote_request.created",
    version: VERSION,
    timestamp: at.toISOString(),
    data: {
      id: request.id,
      reference: formatReference(request.id),
      url: inboxAddress(request.id),
      created_at: request.createdAt.toISOString(),
      status: request.status,
      name: request.name,
      email: request.email,
      phone: request.phone,
      company: request.company,
      project_type: request.projectType,
      product_categories: request.productCategory.split(PRODUCT_CATEGORY_SEPARATOR).filter(Boolean),
      quantity: request.quantity,
      budget_range: request.budgetRange,
      timeline: request.timeline,
      specifications: request.specifications,
      message: request.message,
      doubts: [...request.riskFlags],
    },
  };
}

export function composeStatusChanged(change: {
  id: number;
  from: string;
  to: string;
  changedAt: Date;
}): StatusChanged {
  const changedAt = change.changedAt.toISOString();
  return {
    type: "quote_request.status_changed",
    version: VERSION,
    timestamp: changedAt,
    data: {
      id: change.id,
      reference: formatReference(change.id),
      from: change.from,
      to: change.to,
      changed_at: changedAt,
    },
  };
}

function eventSchema<const Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.object({
    type: z.literal(type),
    version: z.literal(VERSION),
    timestamp: time,
    data,
  });
}

function listOf(options: readonly { value: string }[]): string {
  return options.map(({ value }) => `\`${value}\``).join(", ");
}
