import { z } from "zod";
import { requestFields, snakeCase, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { RISK_FLAGS, type RiskFlag } from "#lib/quote-requests/risk-flags.ts";
import {
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-schema.ts";
import { inboxAddress } from "#server/env/env.ts";

/** Increment when a field is removed or changes its meaning; not for a new field. */
const VERSION = 1;

const time = z.iso.datetime();
const text = z.string().nullable();
const reference = z
  .string()
  .describe("Reference number for correspondence between the buyer and the export team.");

const requiredFields: ReadonlySet<RequestField> = new Set(["name", "email", "projectType"]);

const createdDataSchema = z.object({
  id: z.int().describe("The request's number."),
  reference,
  url: z.url().describe("Address of the request in the inbox; opening it requires a sign-in."),
  created_at: time.describe("When it was stored."),
  status: z.string().describe("Its status when the event was written, usually `pending`."),
  ...fieldSchemas(),
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
      ...Object.fromEntries(
        requestFields.map(([name]) => [fieldName(name), fieldValue(name, request[name])]),
      ),
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

function fieldSchemas(): Record<string, z.ZodType<string | string[] | null>> {
  return Object.fromEntries(
    requestFields.map(([name, field]) => {
      const schema = requiredFields.has(name) ? z.string() : text;
      if (name === "email")
        return [fieldName(name), schema.describe("The buyer's address; not verified.")];
      if ("options" in field) {
        const options = listOf(field.options);
        return name === "productCategory"
          ? [fieldName(name), z.array(z.string()).describe(`Any of ${options}.`)]
          : [fieldName(name), schema.describe(`One of ${options}.`)];
      }
      const limit = `at most ${field.limit.toLocaleString("en")} characters`;
      const typed = `As typed, ${field.isLong ? "with line breaks, " : ""}${limit}.`;
      return [fieldName(name), schema.describe(typed)];
    }),
  );
}

function fieldName(name: RequestField): string {
  return name === "productCategory" ? "product_categories" : snakeCase(name);
}

function fieldValue(name: RequestField, value: string | null): string | string[] | null {
  if (name !== "productCategory") return value;
  return (value ?? "").split(PRODUCT_CATEGORY_SEPARATOR).filter(Boolean);
}

function listOf(options: readonly { value: string }[]): string {
  return options.map(({ value }) => `\`${value}\``).join(", ");
}
