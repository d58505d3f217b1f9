import type { FacetCounts, QuoteRequestCounts } from "#db/quote-requests/count-queries.ts";
import type { NewRequests } from "#db/quote-requests/new-request-queries.ts";
import {
  type Facet,
  formatFilter,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import type { BulkChange, QuoteRequestChange } from "#lib/inbox/quote-request-change.ts";
import type { ExportFormat } from "#server/quote-requests/csv-format.ts";
import { formatView, type ListedView, type SavedViewInput } from "#lib/inbox/saved-view.ts";
import type { SavedView } from "#db/quote-requests/saved-view-mutations.ts";
import { withTimeout } from "#lib/browser/request-timeout.ts";
import type { Undelivered } from "#db/deliveries/delivery-queries.ts";
import type { QuoteRequestDetails } from "#db/quote-requests/request-queries.ts";
import type { QuoteRequestSummary } from "#db/quote-requests/list-queries.ts";
import type { BulkResult as Bulk } from "#server/quote-requests/change-mutations.ts";

/** A value after JSON, which has no dates. */
type Serialized<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Key in keyof Value]: Serialized<Value[Key]> }
    : Value;

const QUOTE_REQUESTS = "/api/admin/submissions";

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
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

/** Of one file, or of all in a ZIP. */
export function filesAddress(id: number, fileId?: string): string {
  return `${QUOTE_REQUESTS}/${id}/files${fileId ? `/${fileId}` : ""}`;
}

/** Rejects with the server's message if a file or an export cannot be downloaded now. */
export async function checkDownload(address: string): Promise<void> {
  const { ok } = await fetch(address, { method: "HEAD" });
  if (ok) return;
  // A response to HEAD has no body, so GET fetches the message.
  const rejected = await fetch(address);
  if (rejected.ok) return rejected.body?.cancel();
  throw new ApiError(rejected.status, await reasonOf(rejected));
}

export function fetchPage(
  view: ListedView,
  cursor: string | null,
  signal: AbortSignal,
): Promise<QuoteRequestPage> {
  const search = formatView(view);
  if (cursor) search.set("cursor", cursor);
  return fetchJson(`${QUOTE_REQUESTS}?${search.toString()}`, { signal }, "rows");
}

export function fetchCounts(
  filter: QuoteRequestFilter,
  signal: AbortSignal,
): Promise<QuoteRequestCounts> {
  return fetchJson(`${QUOTE_REQUESTS}/counts?${formatFilter(filter).toString()}`, { signal });
}

/** The counts of a facet's values. */
export function fetchFacetCounts(
  filter: QuoteRequestFilter,
  facet: Facet,
  signal: AbortSignal,
): Promise<FacetCounts> {
  const search = formatFilter(filter);
  search.set("facet", facet);
  return fetchJson(`${QUOTE_REQUESTS}/counts?${search.toString()}`, { signal });
}

export function fetchNewRequests(
  after: number | undefined,
  signal: AbortSignal,
): Promise<NewRequests> {
  const address = `${QUOTE_REQUESTS}/news${after === undefined ? "" : `?after=${after}`}`;
  return fetchJson(address, { signal }, "open");
}

export function fetchQuoteRequest(id: number, signal: AbortSignal): Promise<RequestDetails> {
  return fetchJson(`${QUOTE_REQUESTS}/${id}`, { signal }, "id");
}

/** Resolves to the updated quote request. */
export function patchQuoteRequest(id: number, change: QuoteRequestChange): Promise<RequestDetails> {
  return sendJson("PATCH", `${QUOTE_REQUESTS}/${id}`, change, "id");
}

/** The view's first rows, as many as one change may name. */
export function fetchSelection(view: ListedView): Promise<BulkSelection> {
  return fetchJson(`${QUOTE_REQUESTS}/selection?${formatView(view).toString()}`, {});
}

/** Resolves to what was changed, and why the others were not. */
export function patchQuoteRequests(changes: BulkChange[]): Promise<BulkResponse> {
  return sendJson("PATCH", QUOTE_REQUESTS, { changes }, "changed");
}

/** Resolves to the updated quote request. */
export function postNote(id: number, note: string): Promise<RequestDetails> {
  return sendJson("POST", `${QUOTE_REQUESTS}/${id}/notes`, { note }, "id");
}

/** Queues a failed delivery again; resolves to the updated quote request. */
export function postResend(id: number, deliveryId: string): Promise<RequestDetails> {
  return sendJson("POST", `${QUOTE_REQUESTS}/${id}/deliveries`, { deliveryId }, "id");
}

export function fetchUndelivered(signal: AbortSignal): Promise<UndeliveredResponse> {
  return fetchJson(`${QUOTE_REQUESTS}/undelivered`, { signal });
}

type SavedViewsResponse = { views: SavedView[] };

const VIEWS = `${QUOTE_REQUESTS}/views`;

export async function fetchSavedViews(signal: AbortSignal): Promise<SavedView[]> {
  return (await fetchJson<SavedViewsResponse>(VIEWS, { signal })).views;
}

/** Replaces a view of the same name; resolves to all views. */
export async function postView(input: SavedViewInput): Promise<SavedView[]> {
  return (await sendJson<SavedViewsResponse>("POST", VIEWS, input)).views;
}

/** Resolves to the remaining views. */
export async function deleteSavedView(id: number): Promise<SavedView[]> {
  return (await sendJson<SavedViewsResponse>("DELETE", VIEWS, { id })).views;
}

const OPERATOR = "/api/admin/person";

type OperatorResponse = { operator: string | null };

/** Resolves to the session's operator, null if nobody is named. */
export async function fetchOperator(signal: AbortSignal): Promise<string | null> {
  return (await fetchJson<OperatorResponse>(OPERATOR, { signal })).operator;
}

export async function nameOperator(name: string): Promise<string> {
  return (await sendJson<{ operator: string }>("PUT", OPERATOR, { name })).operator;
}

/** Queues a failed morning mail again; resolves to what is still undelivered. */
export function sendMorningAgain(deliveryId: string): Promise<UndeliveredResponse> {
  return sendJson("POST", `${QUOTE_REQUESTS}/undelivered`, { deliveryId });
}

function sendJson<Body extends object>(
  method: string,
  address: string,
  body: object,
  part?: keyof Body & string,
): Promise<Body> {
  return fetchJson(address, { method, body: JSON.stringify(body) }, part);
}

/** Rejects with an `ApiError` for an error response, and with another error if the body is not this site's JSON. */
async function fetchJson<Body extends object>(
  address: string,
  init: RequestInit,
  part?: keyof Body & string,
): Promise<Body> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const signal = withTimeout(init.signal);
  const response = await fetch(address, { ...init, headers, signal });
  if (!response.ok) throw new ApiError(response.status, await reasonOf(response));
  const body = (await response.json()) as Body | null;
  if (!body || (part && !(part in body))) throw new Error("Not a response of this site.");
  return body;
}

/** The error's message; a response from a proxy has none. */
async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as { error?: string } | undefined;
  return typeof body?.error === "string" ? body.error : response.statusText;
}

type RequestRow = Serialized<QuoteRequestSummary>;
export type QuoteRequestPage = { rows: RequestRow[]; nextCursor: string | null };
export type RequestDetails = Serialized<QuoteRequestDetails>;
export type DeliveryDetails = RequestDetails["deliveries"][number];

/** What a bulk change did: rows as they are now and were before, and why others were left as they are. */
export type BulkResponse = {
  changed: Bulk["changed"];
  rejected: (Omit<Bulk["rejected"][number], "error"> & { error: string })[];
};

/** The view's first rows, as many as one change may name. */
type BulkSelection = { rows: { id: number; version: number }[]; hasMore: boolean };

/** Failed deliveries of quote requests and morning mails, and what to know of mail and attachments. */
type UndeliveredResponse = Undelivered & { notices: string[] };
