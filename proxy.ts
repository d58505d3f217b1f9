import { NextResponse, type NextRequest } from "next/server";
import {
  FORM_PARAMETERS,
  PLAIN_REQUEST_QUOTE_PATH,
  REQUEST_QUOTE_PATH,
  REQUEST_SAMPLES_PATH,
  requestQuotePathFrom,
  splitFormPath,
} from "#content/request-quote-path.ts";
import { SAMPLES } from "#content/switches.ts";
import { originOfReferrer } from "./lib/quote-requests/form-origin.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./server/observability/request-id.ts";
import {
  contentSecurityPolicy,
  DATA_POLICY,
  pagePolicy,
  SPECULATION_RULES_SOURCE,
} from "./server/http/response-headers.ts";
import {
  MAX_FORM_BYTES,
  MAX_FORM_WITH_FILES_BYTES,
  rejectForm,
  type Rejection,
} from "./server/http/request-body.ts";

// Next reads this statically, so it cannot use constants.
export const config = {
  matcher: [
    "/admin/teragus-submissions",
    "/admin/teragus-submissions/figures",
    "/admin/teragus-submissions/second-factor",
    "/request-quote",
    "/request-quote/plain",
    "/:language([a-z]{2})/request-quote",
    "/:language([a-z]{2})/request-quote/plain",
    "/request-samples",
    "/:language([a-z]{2})/request-samples",
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};

const INBOX = /^\/admin\/teragus-submissions(\/figures|\/second-factor)?$/;

function isPlainForm(path: string): boolean {
  return splitFormPath(path)?.path === PLAIN_REQUEST_QUOTE_PATH;
}

function isRenderedOnRequest(path: string): boolean {
  const isSamplesForm = SAMPLES && splitFormPath(path)?.path === REQUEST_SAMPLES_PATH;
  return isPlainForm(path) || isSamplesForm || INBOX.test(path);
}

/** Rejects forms from other sites and too large ones; gives pages rendered on request a nonce policy. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const isReading = request.method === "GET" || request.method === "HEAD";
  const path = pageFor(request, isReading);
  const rejection = isReading ? rejectReading(request) : await rejectPost(request, path);
  const requestId = requestIdOf(request.headers);
  const response = rejection
    ? new NextResponse(rejection.message, {
        status: rejection.status,
        headers: { "cache-control": "no-store", "content-security-policy": DATA_POLICY },
      })
    : passOn(request, requestId, path);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}

/** Next renders a page anew, with all of its scripts, for a GET that says it is a form. */
function rejectReading({ headers }: NextRequest): Rejection | undefined {
  const isForm = /^multipart\/form-data/i.test(headers.get("content-type") ?? "");
  if (!isForm && !headers.has("next-action")) return undefined;
  return { status: 400, message: "Send a form with POST." };
}

async function rejectPost(request: NextRequest, path: string): Promise<Rejection | undefined> {
  const isCall = request.headers.has("next-action");
  // Next would render the page again.
  if (!isCall && !isRenderedOnRequest(path))
    return { status: 405, message: "This page takes no form." };
  const isMultipart = /^multipart\//i.test(request.headers.get("content-type") ?? "");
  // Only a form that is posted without scripts carries files.
  const hasFiles = isMultipart && !isCall && isPlainForm(path);
  return rejectForm(request, hasFiles ? MAX_FORM_WITH_FILES_BYTES : MAX_FORM_BYTES);
}

/**
 * The form has a static response per origin page, except for POSTs and form prefill. Compares the raw path, like Next.
 */
function pageFor({ nextUrl, headers }: NextRequest, isReading: boolean): string {
  const form = splitFormPath(nextUrl.pathname);
  if (form?.path !== REQUEST_QUOTE_PATH) return nextUrl.pathname;
  const isChosen = FORM_PARAMETERS.some((name) => nextUrl.searchParams.has(name));
  if (!isReading || isChosen) return form.prefix + PLAIN_REQUEST_QUOTE_PATH;
  const origin = originOfReferrer(headers.get("referer") ?? "");
  return form.prefix + (origin ? requestQuotePathFrom(origin.slug) : REQUEST_QUOTE_PATH);
}

/** Overwrites a client's own id: actions log it. */
function passOn(request: NextRequest, requestId: string, path: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID_HEADER, requestId);
  const isRendered = isRenderedOnRequest(path);
  const policy = isRendered ? policyOf(path) : pagePolicy();
  // Next reads the nonce from here.
  if (isRendered) headers.set("content-security-policy", policy);
  const { pathname } = request.nextUrl;
  const response =
    path === pathname
      ? NextResponse.next({ request: { headers } })
      : NextResponse.rewrite(new URL(path + request.nextUrl.search, request.url), {
          request: { headers },
        });
  if (!isRendered && !splitFormPath(pathname)) return response;
  response.headers.set("content-security-policy", policy);
  // A nonce is valid for one response, and the form's page depends on the referrer.
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** A policy with a nonce. No page prefetches from the inbox. */
function policyOf(path: string): string {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64");
  const prefetch = INBOX.test(path) ? [] : [SPECULATION_RULES_SOURCE];
  return contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'", ...prefetch]);
}
