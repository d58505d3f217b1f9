import { NextResponse, type NextRequest } from "next/server";
import { contentSecurityPolicy } from "@/lib/server/content-security-policy";
import { refuseForm } from "@/lib/server/request-guard";

// Prerendered pages carry their policy with them and never come here; see lib/build/content-security-policy.ts.
export const config = {
  matcher: [
    "/admin/:path*",
    "/request-quote",
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "content-length" }] },
    { source: "/((?!api/|_next/).*)", has: [{ type: "header", key: "transfer-encoding" }] },
  ],
};

/** Refuses forms that Next would answer with a 500, and gives pages that are rendered on request a policy with a nonce. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const refusal = await refuseForm(request);
    if (refusal) return new NextResponse(refusal.message, { status: refusal.status });
  }
  const nonce = Buffer.from(crypto.randomUUID()).toString("base64");
  const policy =
    process.env.NODE_ENV === "development"
      ? contentSecurityPolicy(["'unsafe-inline'", "'unsafe-eval'"])
      : contentSecurityPolicy([`'nonce-${nonce}'`, "'strict-dynamic'"]);
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
