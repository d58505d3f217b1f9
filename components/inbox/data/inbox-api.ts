import type { z } from "zod";
import type { QuoteRequestCounts } from "#db/quote-requests/count-quote-requests.ts";
import type { QuoteRequestDetails } from "#db/quote-requests/get-quote-request.ts";
import type { NewRequests } from "#db/quote-requests/list-new-requests.ts";
import type { Serialized } from "#lib/types/serialized.ts";
import type { QuoteRequestChange } from "#lib/quote-requests/quote-request-change.ts";
import type { CsvFormat } from "#server/quote-requests/csv-file.ts";
import { EXPORTS_BUSY } from "#lib/quote-requests/exports-busy.ts";
import { OPERATOR_MISSING } from "#lib/quote-requests/operator-missing.ts";
import type { Operator } from "#lib/quote-requests/operator.ts";
import type { Sort } from "#lib/quote-requests/list-sort.ts";
import {
  formatFilter,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/quote-requests/quote-request-filter.ts";
import {
  operatorAnswerSchema,
  quoteRequestCountsSchema,
  quoteRequestDetailsSchema,
  newRequestsSchema,
  quoteRequestPageSchema,
  refusalSchema,
  undeliveredSchema,
  type QuoteRequestPage,
} from "./responses.ts";

export const QUOTE_REQUESTS = "/api/admin/submissions";

/** An answer of the inbox's data routes that is not a success. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether an error says that nobody has said who works in this session. */
export function isOperatorMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === OPERATOR_MISSING;
}

/** Whether an error says that nobody is signed in any more. */
export function isSessionEnd(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}

let revive: (() => Promise<boolean>) | undefined;

/**
 * Says what may bring a session back that was over when somebody asked for something: it resolves to whether it did, and what was
 * refused is then asked for once more. Returns what takes that back.
 */
export function setReviver(reviver: () => Promise<boolean>): () => void {
  revive = reviver;
  return () => {
    if (revive === reviver) revive = undefined;
  };
}

/** As `fetch`. A request that was refused for want of a session did nothing, so that it can be sent again. */
async function fetchInSession(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init);
  if (response.status !== 401 || !revive || !(await revive())) return response;
  return fetch(address, init);
}

/** Which requests a list shows, and in which order. */
export type ListedView = { filter: QuoteRequestFilter; sort: Sort | undefined };

function formatView({ filter, sort }: ListedView): URLSearchParams {
  const search = formatFilter(filter);
  if (sort) search.set("sort", sort);
  return search;
}

/** Where a view is downloaded as CSV, or everything. */
export function csvAddress(
  format: CsvFormat,
  { filter, sort }: ListedView = { filter: NO_FILTER, sort: undefined },
): string {
  const search = formatView({ filter, sort });
  if (format !== "csv") search.set("format", format);
  return `${QUOTE_REQUESTS}/csv${search.size > 0 ? `?${search.toString()}` : ""}`;
}

/** Whether the server would begin an export now; fails with the sentence that says why not. */
export async function checkExport(address: string): Promise<void> {
  const { ok, status } = await fetchInSession(address, { method: "HEAD" });
  if (!ok) throw new ApiError(status, status === 503 ? EXPORTS_BUSY : "Please try again.");
}

/** Where a file of a request is downloaded. */
export function fileAddress(id: number, fileId: string): string {
  return `${filesAddress(id)}/${fileId}`;
}

/** Where all files of a request are downloaded as one ZIP. */
export function filesAddress(id: number): string {
  return `${QUOTE_REQUESTS}/${id}/files`;
}

/** Whether the server would send a file now; fails with the sentence that says why not. */
export async function checkDownload(address: string): Promise<void> {
  const { ok } = await fetchInSession(address, { method: "HEAD" });
  if (ok) return;
  // An answer to HEAD has no words.
  const refused = await fetchInSession(address);
  throw new ApiError(refused.status, await reasonOf(refused));
}

/** The bytes of a file. */
export async function fetchFile(
  id: number,
  fileId: string,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const response = await fetchInSession(fileAddress(id, fileId), { signal });
  if (!response.ok) throw new ApiError(response.status, await reasonOf(response));
  return response.arrayBuffer();
}

/** One page of a view. */
export function fetchPage(
  view: ListedView,
  cursor: string | null,
  signal: AbortSignal,
): Promise<QuoteRequestPage> {
  const search = formatView(view);
  if (cursor) search.set("cursor", cursor);
  return fetchJson(quoteRequestPageSchema, `${QUOTE_REQUESTS}?${search.toString()}`, { signal });
}

/** How many requests a view has, and each filter's value would have. */
export function fetchCounts(
  filter: QuoteRequestFilter,
  signal: AbortSignal,
): Promise<QuoteRequestCounts> {
  const address = `${QUOTE_REQUESTS}/counts?${formatFilter(filter).toString()}`;
  return fetchJson(quoteRequestCountsSchema, address, { signal });
}

/** Which requests came after one, or the newest ones. */
export function fetchNewRequests(
  after: number | undefined,
  signal: AbortSignal,
): Promise<NewRequests> {
  const address = `${QUOTE_REQUESTS}/news${after === undefined ? "" : `?after=${after}`}`;
  return fetchJson(newRequestsSchema, address, { signal });
}

/** One whole request. */
export function fetchQuoteRequest(
  id: number,
  signal: AbortSignal,
): Promise<Serialized<QuoteRequestDetails>> {
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}`, { signal });
}

/** Changes a request; answers with it as it is then. */
export function updateQuoteRequest(
  id: number,
  change: QuoteRequestChange,
): Promise<Serialized<QuoteRequestDetails>> {
  const sent = { method: "PATCH", body: JSON.stringify(change) };
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}`, sent);
}

/** Adds a note to a request; answers with it as it is then. */
export function addNote(id: number, note: string): Promise<Serialized<QuoteRequestDetails>> {
  const sent = { method: "POST", body: JSON.stringify({ note }) };
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}/notes`, sent);
}

/** Queues a delivery anew that was given up; answers with its request as it is then. */
export function resendDelivery(
  id: number,
  deliveryId: string,
): Promise<Serialized<QuoteRequestDetails>> {
  const sent = { method: "POST", body: JSON.stringify({ deliveryId }) };
  return fetchJson(quoteRequestDetailsSchema, `${QUOTE_REQUESTS}/${id}/deliveries`, sent);
}

/** The requests of which somebody could not be told. */
export function fetchUndelivered(signal: AbortSignal): Promise<z.output<typeof undeliveredSchema>> {
  return fetchJson(undeliveredSchema, `${QUOTE_REQUESTS}/undelivered`, { signal });
}

const OPERATOR = "/api/admin/person";

/** Who works in this session; null where nobody has said it. */
export async function fetchOperator(signal: AbortSignal): Promise<Operator | null> {
  const { operator } = await fetchJson(operatorAnswerSchema, OPERATOR, { signal });
  return operator;
}

/** Says who works in this session; answers with who does now. */
export async function nameOperator(name: string): Promise<Operator> {
  const sent = { method: "PUT", body: JSON.stringify({ name }) };
  const { operator } = await fetchJson(operatorAnswerSchema, OPERATOR, sent);
  if (!operator) throw new Error("The server named nobody.");
  return operator;
}

/** Queues a morning's mail anew that was given up; answers with what is undelivered then. */
export function sendMorningAgain(deliveryId: string): Promise<z.output<typeof undeliveredSchema>> {
  const sent = { method: "POST", body: JSON.stringify({ deliveryId }) };
  return fetchJson(undeliveredSchema, `${QUOTE_REQUESTS}/undelivered`, sent);
}

/** Rejects with an `ApiError` where the server refuses, and with another error where the answer is not what was asked for. */
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

/** The refusal's own sentence; an answer from elsewhere, a proxy's say, has none. */
async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  return refusalSchema.safeParse(body).data?.error ?? response.statusText;
}
