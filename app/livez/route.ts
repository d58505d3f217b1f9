import { withRequestId } from "#server/observability/request-id.ts";

export const dynamic = "force-dynamic";

/** Reports that the process runs; checks neither the database nor files. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, () =>
    Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } }),
  );
}
