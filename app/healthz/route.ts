import { getDatabase } from "#server/database.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isDatabaseReady } from "#server/http/readiness.ts";

export const dynamic = "force-dynamic";

/** Health check: 200 if the database responds within two seconds, else 503. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, respond);
}

async function respond(): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (await isDatabaseReady(getDatabase().$client))
    return Response.json({ status: "ok", database: "ok" }, { headers });
  log.error("health check: database does not respond");
  return Response.json({ status: "error", database: "unreachable" }, { status: 503, headers });
}
