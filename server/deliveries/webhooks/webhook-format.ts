import {
  requestFields,
  snakeCase,
  type RequestField,
  type RiskFlag,
} from "#lib/quote-requests/request-fields.ts";
import {
  formatReference,
  PRODUCT_CATEGORY_SEPARATOR,
  type StoredQuoteRequest,
} from "#lib/quote-requests/quote-request-schema.ts";
import type { QuoteRequestEvent } from "#db/schema.ts";
import { inboxAddress, getEnv } from "#server/env/env.ts";
import { hash } from "node:crypto";

/** Increment when a field is removed or changes its meaning; not for a new field. */
const VERSION = 1;

/** The body's content in the envelope that Standard Webhooks recommends. docs/webhooks.md describes each field. */
export type WebhookEvent = {
  type: "quote_request.created" | "quote_request.status_changed";
  version: typeof VERSION;
  timestamp: string;
  data: Readonly<Record<string, string | number | readonly string[] | null>>;
};

export function composeQuoteRequestCreated(
  request: StoredQuoteRequest & { status: string; riskFlags: readonly RiskFlag[] },
): WebhookEvent {
  const createdAt = request.createdAt.toISOString();
  const data = {
    id: request.id,
    reference: formatReference(request.id),
    url: inboxAddress(request.id),
    created_at: createdAt,
    status: request.status,
    ...Object.fromEntries(requestFields.map(([name]) => fieldOf(name, request[name]))),
    doubts: request.riskFlags,
  };
  return { type: "quote_request.created", version: VERSION, timestamp: createdAt, data };
}

export function composeStatusChanged(
  id: number,
  change: Pick<QuoteRequestEvent, "fromValue" | "toValue" | "createdAt">,
): WebhookEvent {
  const { fromValue: from, toValue: to } = change;
  const changedAt = change.createdAt.toISOString();
  const data = { id, reference: formatReference(id), from, to, changed_at: changedAt };
  return { type: "quote_request.status_changed", version: VERSION, timestamp: changedAt, data };
}

function fieldOf(name: RequestField, value: string | null) {
  return name === "productCategory"
    ? ["product_categories", (value ?? "").split(PRODUCT_CATEGORY_SEPARATOR).filter(Boolean)]
    : [snakeCase(name), value];
}

/** A name for each configured address, which holds no secret of it. */
export function webhookNames(): string[] {
  return [...new Set(getEnv().WEBHOOK_URLS)].map(nameOf);
}

export function findWebhookUrl(name: string): string | undefined {
  return getEnv().WEBHOOK_URLS.find((url) => nameOf(url) === name);
}

function nameOf(url: string): string {
  return `${new URL(url).host} ${hash("sha256", url).slice(0, 8)}`;
}
