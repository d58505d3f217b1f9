import type { ImageResponse, ImageError } from "#lib/image-generation/image-response-schema.ts";
import { contentSecurityPolicy } from "#server/http/content-security-policy.ts";
import { DATA_POLICY } from "#server/http/security-headers.ts";
import { renderNoScriptPage } from "./no-script-page.ts";
import { isFormPost } from "./read-image-request.ts";

/** JSON, or for a posted form an HTML page with its own content security policy. */
export function createImageResponse(
  request: Request,
  prompt: string,
  status: number,
  body: ImageResponse | ImageError,
): Response {
  const headers = new Headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
  if ("retryAfterSeconds" in body) headers.set("Retry-After", String(body.retryAfterSeconds));
  headers.set("Content-Security-Policy", DATA_POLICY);
  if (!isFormPost(request)) return Response.json(body, { status, headers });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", contentSecurityPolicy([]));
  return new Response(renderNoScriptPage(prompt, body), { status, headers });
}
