import { getDatabase } from "#server/database.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isStopping } from "#server/http/lifecycle.ts";
import { isDatabaseReady } from "#server/http/readiness.ts";

export const dynamic = "force-dynamic";

/** Readiness check: 503 while stopping or if the database does not respond in time, else 200. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, respond);
}

async function respond(): Promise<Response> {
  if (isStopping()) return stateResponse(503, "stopping");
  const isReady = await isDatabaseReady(getDatabase().$client);
  return isReady ? stateResponse(200, "ok") : stateResponse(503, "database unavailable");
}

function stateResponse(status: number, state: string): Response {
  return Response.json({ status: state }, { status, headers: { "Cache-Control": "no-store" } });
}
