import { withRequestId } from "#server/observability/request-id.ts";

export const dynamic = "force-dynamic";

/** Liveness check: touches neither the database nor the disk. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, () =>
    Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } }),
  );
}
