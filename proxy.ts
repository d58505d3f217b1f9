import { NextResponse, type NextRequest } from "next/server";
import { REQUEST_QUOTE_PATH } from "./content/request-quote-path.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "./lib/server/observability/request-id.ts";
import {
  contentSecurityPolicy,
  SPECULATION_RULES_SOURCE,
} from "./lib/server/content-security-policy.ts";
import { getEnv } from "./lib/server/env.ts";
import { refuseForm, refuseReading, type Refusal } from "./lib/server/request-guard.ts";

// Next reads this without running it, so that no path can be a constant here.
export const config = {
  matcher: [
    "/admin/teragus-submissions",
    "/admin/teragus-submissions/figures",
    "/request-quote",
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-length" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "transfer-encoding" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "next-action" }] },
  ],
};

/** The pages of the inbox: whoever opens one signs in there. */
const INBOX_PATHS = ["/admin/teragus-submissions", "/admin/teragus-submissions/figures"];
/** The pages that no build can make; each other one carries its policy with it, see lib/build/next-adapter.ts. */
const RENDERED_ON_REQUEST = new Set([REQUEST_QUOTE_PATH, ...INBOX_PATHS]);

/** Refuses what Next would answer with a 500 or with another page than it prerendered, and gives pages that are rendered on request a policy with a nonce. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  // As it was sent: `/request%2Dquote` is no page, and its 404 is prerendered.
  const rendersOnRequest = RENDERED_ON_REQUEST.has(request.nextUrl.pathname);
  const isReading = request.method === "GET" || request.method === "HEAD";
  const refusal = isReading
    ? refuseReading(request.headers)
    : await refuseForm(request, rendersOnRequest, request.nextUrl.pathname === REQUEST_QUOTE_PATH);
  const requestId = requestIdOf(request.headers);
  const response = refusal ? refuse(refusal) : passOn(request, requestId, rendersOnRequest);
  response.headers.set(REQUEST_ID_HEADER, requestId);
  return response;
}

function refuse({ status, message, allow }: Refusal): NextResponse {
  const headers = { "cache-control": "no-store", ...(allow && { allow }) };
  return new NextResponse(message, { status, headers });
}

/** The id goes along, whatever a client wrote there: actions log it. */
function passOn(request: NextRequest, requestId: string, rendersOnRequest: boolean): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(REQUEST_ID_HEADER, requestId);
  if (!rendersOnRequest) return NextResponse.next({ request: { headers } });
  // Nobody signs in anywhere but at the inbox, which no page is fetched ahead from.
  return INBOX_PATHS.includes(request.nextUrl.pathname)
    ? withNonce(headers, [], authOrigins())
    : withNonce(headers, [SPECULATION_RULES_SOURCE]);
}

function withNonce(
  headers: Headers,
  scriptSources: string[],
  connectSources: string[] = [],
): NextResponse {
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy =
    process.env.NODE_ENV === "development"
      ? contentSecurityPolicy(["'unsafe-inline'", "'unsafe-eval'"], connectSources)
      : contentSecurityPolicy(
          [`'nonce-${nonce}'`, "'strict-dynamic'", ...scriptSources],
          connectSources,
        );
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  // A nonce holds for one answer.
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** Where the inbox's browsers sign in, where there is an auth service. */
function authOrigins(): string[] {
  const { AUTH_URL } = getEnv();
  return AUTH_URL ? [new URL(AUTH_URL).origin] : [];
}
