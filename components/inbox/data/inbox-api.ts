import type { z } from "zod";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { NewRequests } from "#db/quote-requests/list-new-requests.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import type { BulkChange, QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import type { ExportFormat } from "#server/quote-requests/export-file.ts";
import { EXPORTS_BUSY } from "#lib/quote-requests/exports-busy.ts";
import { OPERATOR_MISSING } from "#lib/quote-requests/operator-missing.ts";
import type { Operator } from "#lib/quote-requests/operator.ts";
import {
  formatView,
  type ListedView,
  type SavedViewInput,
} from "#lib/quote-requests/saved-view.ts";
import type { SavedView } from "#db/saved-views.ts";
import {
  formatFilter,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import {
  bulkResultSchema,
  bulkSelectionSchema,
  operatorResponseSchema,
  quoteRequestCountsSchema,
  quoteRequestDetailsSchema,
  newRequestsSchema,
  quoteRequestPageSchema,
  apiErrorSchema,
  savedViewsSchema,
  undeliveredSchema,
  type BulkResult,
  type QuoteRequestPage,
} from "./responses.ts";

export const QUOTE_REQUESTS = "/api/admin/submissions";

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether the session has no named operator yet. */
export function isOperatorMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === OPERATOR_MISSING;
}

export function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

let revive: (() => Promise<boolean>) | undefined;

/** Sets a function that tries to restore an ended session; true repeats the failed request. Returns its removal. */
export function setReviver(reviver: () => Promise<boolean>): () => void {
  revive = reviver;
  return () => {
    if (revive === reviver) revive = undefined;
  };
}

/** Like `fetch`, but repeats once after a 401, which is safe: the rejected request changed nothing. */
async function fetchInSession(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.status !== 401 || !revive || !(await revive())) return response;
  return fetch(address, init);
}

/** The export's URL, for a view or for everything. */
export function exportAddress(
  format: ExportFormat,
  view: ListedView = { filter: NO_FILTER, sort: undefined },
): string {
  const search = formatView(view);
  if (format === "excel" || format === "excel-europe") search.set("format", format);
  const route = format === "xlsx" ? "xlsx" : "csv";
  return `${QUOTE_REQUESTS}/${route}${search.size > 0 ? `?${search.toString()}` : ""}`;
}

/** Rejects with a message for the operator if an export cannot start now. */
export async function checkExport(address: string): Promise<void> {
  const { ok, status } = await fetchInSession(address, { method: "HEAD" });
  if (!ok) throw new ApiError(status, status === 503 ? EXPORTS_BUSY : "Please try again.");
}

export function fileAddress(id: number, fileId: string): string {
  return `${filesAddress(id)}/${fileId}`;
}

export function filesAddress(id: number): string {
  return `${QUOTE_REQUESTS}/${id}/files`;
}

/** Rejects with the server's message if the attachment cannot be downloaded now. */
export async function checkDownload(address: string): Promise<void> {
  const { ok } = await fetchInSession(address, { method: "HEAD" });
  if (ok) return;
  // A response to HEAD has no body, so GET fetches the message.
  const rejected = await fetchInSession(address);
  throw new ApiError(rejected.status, await reasonOf(rejected));
}

export async function fetchFile(
  id: number,
  fileId: string,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetchInSession(fileAddress(id, fileId), { signal });
  if (!response.ok) throw new ApiError(response.status, await reasonOf(response));
  return response.arrayBuffer();
}

export function fetchPage(
  view: ListedView,
  cursor: string | null,
  signal: AbortSignal,
): Promise<QuoteRequestPage> {
  const search = formatView(view);
  if (cursor) search.set("cursor", cursor);
  return fetchJson(quoteRequestPageSchema, `${QUOTE_REQUESTS}?${search.toString()}`, { signal });
}

export function fetchCounts(
  filter: QuoteRequestFilter,
  signal: AbortSignal,
): Promise<QuoteRequestCounts> {
  const address = `${QUOTE_REQUESTS}/counts?${formatFilter(filter).toString()}`;
  return fetchJson(quoteRequestCountsSchema, address, { signal });
}

export function fetchNewRequests(
  after: number | undefined,
  signal: AbortSignal,
): Promise<NewRequests> {
  const address = `${QUOTE_REQUESTS}/news${after === undefined ? "" : `?after=${after}`}`;
  return fetchJson(newRequestsSchema, address, { signal });
}

export function fetchQuoteRequest(
  id: number,
  signal: AbortSignal,
): Promise<Serialized<QuoteRequestDetails>> {
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}`, { signal });
}

/** Resolves to the updated quote request. */
export function updateQuoteRequest(
  id: number,
  change: QuoteRequestChange,
): Promise<Serialized<QuoteRequestDetails>> {
  const sent = { method: "PATCH", body: JSON.stringify(change) };
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}`, sent);
}

/** The view's first rows, as many as one change may name. */
export function fetchSelection(view: ListedView): Promise<z.output<typeof bulkSelectionSchema>> {
  return fetchJson(
    bulkSelectionSchema,
    `${QUOTE_REQUESTS}/selection?${formatView(view).toString()}`,
    {},
  );
}

/** Resolves to what was changed, and why the others were not. */
export function changeQuoteRequests(changes: BulkChange[]): Promise<BulkResult> {
  const sent = { method: "PATCH", body: JSON.stringify({ changes }) };
  return fetchJson(bulkResultSchema, QUOTE_REQUESTS, sent);
}

/** Resolves to the updated quote request. */
export function addNote(id: number, note: string): Promise<Serialized<QuoteRequestDetails>> {
  const sent = { method: "POST", body: JSON.stringify({ note }) };
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}/notes`, sent);
}

/** Queues a failed delivery again; resolves to the updated quote request. */
export function resendDelivery(
  id: number,
  deliveryId: string,
): Promise<Serialized<QuoteRequestDetails>> {
  const sent = { method: "POST", body: JSON.stringify({ deliveryId }) };
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}/deliveries`, sent);
}

export function fetchUndelivered(signal: AbortSignal): Promise<z.output<typeof undeliveredSchema>> {
  return fetchJson(undeliveredSchema, `${QUOTE_REQUESTS}/undelivered`, { signal });
}

const VIEWS = `${QUOTE_REQUESTS}/views`;

export async function fetchSavedViews(signal: AbortSignal): Promise<SavedView[]> {
  return (await fetchJson(savedViewsSchema, VIEWS, { signal })).views;
}

/** Replaces a view of the same name; resolves to all views. */
export async function saveView(input: SavedViewInput): Promise<SavedView[]> {
  const sent = { method: "POST", body: JSON.stringify(input) };
  return (await fetchJson(savedViewsSchema, VIEWS, sent)).views;
}

/** Resolves to the remaining views. */
export async function deleteView(id: number): Promise<SavedView[]> {
  const sent = { method: "DELETE", body: JSON.stringify({ id }) };
  return (await fetchJson(savedViewsSchema, VIEWS, sent)).views;
}

const OPERATOR = "/api/admin/person";

export async function fetchOperator(signal: AbortSignal): Promise<Operator | null> {
  const { operator } = await fetchJson(operatorResponseSchema, OPERATOR, { signal });
  return operator;
}

export async function nameOperator(name: string): Promise<Operator> {
  const sent = { method: "PUT", body: JSON.stringify({ name }) };
  const { operator } = await fetchJson(operatorResponseSchema, OPERATOR, sent);
  if (!operator) throw new Error("The server named nobody.");
  return operator;
}

/** Queues a failed morning mail again; resolves to what is still undelivered. */
export function sendMorningAgain(deliveryId: string): Promise<z.output<typeof undeliveredSchema>> {
  const sent = { method: "POST", body: JSON.stringify({ deliveryId }) };
  return fetchJson(undeliveredSchema, `${QUOTE_REQUESTS}/undelivered`, sent);
}

/** Rejects with an `ApiError` for an error response, and with another error if the body does not match the schema. */
export async function fetchJson<Body>(
  schema: z.ZodType<Body>,
  address: string,
  init: RequestInit,
): Promise<Body> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const response = await fetchInSession(address, { ...init, headers });
  if (!response.ok) throw new ApiError(response.status, await reasonOf(response));
  return schema.parse(await response.json());
}

/** The error's message; a response from a proxy has none. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return apiErrorSchema.safeParse(body).data?.error ?? response.statusText;
}
