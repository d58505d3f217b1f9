import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import type { Undelivered } from "#db/deliveries/list-deliveries.ts";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { QuoteRequestSummary } from "#db/quote-requests/list-quote-requests.ts";
import type { SavedView } from "#db/saved-views.ts";
import type { NewRequests } from "#db/quote-requests/list-new-requests.ts";
import {
  DELIVERY_CHANNELS,
  DELIVERY_EVENTS,
  DELIVERY_STATES,
} from "#lib/quote-requests/delivery-channels.ts";
import { optionalTexts, type OptionalText } from "#lib/quote-requests/request-fields.ts";
import { RISK_FLAGS } from "#lib/quote-requests/risk-flags.ts";
import { eachFacet } from "#lib/quote-requests/facets.ts";
import {
  FILE_ERROR_CODES,
  FILE_SCANS,
  FILE_STATES,
  type RequestFile,
} from "#lib/quote-requests/attachments.ts";
import { operatorSchema } from "#lib/quote-requests/operator.ts";
import { STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import { LANGUAGES } from "#content/languages/languages.ts";

// Values unknown to this build are shown as they are (a status) or dropped.
const summary = z.object({
  id: z.int(),
  createdAt: z.iso.datetime({ offset: true }),
  status: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  // A language that this build does not know is English, as where it is stored.
  language: z.enum(LANGUAGES).catch("en"),
  projectType: z.string(),
  productCategory: z.string(),
  budgetRange: z.string().nullable(),
  riskFlags: known(RISK_FLAGS),
  assignee: z.string().nullable(),
  version: z.int(),
}) satisfies z.ZodType<Serialized<QuoteRequestSummary>>;

const event = z.object({
  id: z.int(),
  createdAt: z.iso.datetime({ offset: true }),
  kind: z.enum(["status", "assignee", "note", "erasure"]),
  fromValue: z.string().nullable(),
  toValue: z.string().nullable(),
  note: z.string().nullable(),
  operator: z.string().nullable(),
  isOperatorVerified: z.boolean(),
});

const delivery = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime({ offset: true }),
  event: z.enum(DELIVERY_EVENTS),
  channel: z.enum(DELIVERY_CHANNELS),
  target: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  settledAt: z.iso.datetime({ offset: true }).nullable(),
  nextAttemptAt: z.iso.datetime({ offset: true }).nullable(),
  words: z.string().nullable(),
});

const file = z.object({
  id: z.uuid(),
  name: z.string(),
  size: z.int(),
  mediaType: z.string().nullable(),
  state: z.enum(FILE_STATES),
  errorCode: z.enum(FILE_ERROR_CODES).nullable(),
  scan: z.enum(FILE_SCANS),
}) satisfies z.ZodType<RequestFile>;

const relatedRequests = z.object({
  rows: z.array(
    summary.pick({ id: true, createdAt: true, status: true, name: true, projectType: true }),
  ),
  hasMore: z.boolean(),
});

export const quoteRequestPageSchema = z.object({
  rows: z.array(summary),
  nextCursor: z.string().nullable(),
});
export type QuoteRequestPage = z.output<typeof quoteRequestPageSchema>;

const nullable = z.string().nullable();

export const quoteRequestDetailsSchema = summary.extend({
  ...(Object.fromEntries(optionalTexts.map(({ name }) => [name, nullable])) as Record<
    OptionalText,
    typeof nullable
  >),
  quantity: nullable,
  timeline: nullable,
  quotedAt: z.iso.datetime({ offset: true }).nullable(),
  erasedAt: z.iso.datetime({ offset: true }).nullable(),
  events: z.array(event),
  deliveries: z.array(delivery),
  files: z.array(file),
  related: z.object({ address: relatedRequests, domain: relatedRequests }),
  transitions: known(STATUSES),
}) satisfies z.ZodType<Serialized<QuoteRequestDetails>>;

const rowState = z.object({ status: z.string(), assignee: z.string().nullable() });

/** What a bulk change did: rows as they are now and were before, and why others were left as they are. */
export const bulkResultSchema = z.object({
  changed: z.array(rowState.extend({ id: z.int(), version: z.int(), before: rowState })),
  rejected: z.array(
    z.object({
      id: z.int(),
      error: z.string(),
      current: rowState.extend({ version: z.int() }).nullable(),
    }),
  ),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

export const bulkSelectionSchema = z.object({
  rows: z.array(z.object({ id: z.int(), version: z.int() })),
  hasMore: z.boolean(),
});

export type DeliveryDetails = z.output<typeof delivery>;

export const quoteRequestCountsSchema = z.object({
  total: z.number(),
  isCapped: z.boolean(),
  facets: z.object(eachFacet(() => z.record(z.string(), z.number()))),
  due: z.object({ late: z.number(), today: z.number() }),
}) satisfies z.ZodType<QuoteRequestCounts>;

/** Failed deliveries of quote requests and morning mails, and what to know of mail and attachments. */
export const undeliveredSchema = z.object({
  ids: z.array(z.int()),
  hasMore: z.boolean(),
  notices: z.array(z.string()),
  morning: z.object({ id: z.uuid(), day: z.iso.date(), words: z.string().nullable() }).nullable(),
}) satisfies z.ZodType<Undelivered>;

export const savedViewsSchema = z.object({
  views: z.array(
    z.object({ id: z.int(), name: z.string(), view: z.string(), isShared: z.boolean() }),
  ),
}) satisfies z.ZodType<{ views: SavedView[] }>;

export const operatorResponseSchema = z.object({ operator: operatorSchema.nullable() });

export const newRequestsSchema = z.object({
  open: z.array(z.int()),
  dismissed: z.array(z.int()),
  hasMore: z.boolean(),
}) satisfies z.ZodType<NewRequests>;

export const apiErrorSchema = z.object({ error: z.string().min(1) });

/** A list of strings, filtered to `values`. */
function known<const Value extends string>(values: readonly Value[]) {
  return z
    .array(z.string())
    .transform((texts) => texts.flatMap((text) => values.find((value) => value === text) ?? []));
}
