import { withRequestId } from "#server/observability/request-id.ts";

export const dynamic = "force-dynamic";

/** Says that this process answers, and nothing more: no database, no file. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, () =>
    Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } }),
  );
}
