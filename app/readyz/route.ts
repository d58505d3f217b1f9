import { getDatabase } from "#server/database.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isStopping } from "#server/http/lifecycle.ts";
import { isDatabaseReady } from "#server/http/readiness.ts";

export const dynamic = "force-dynamic";

/** Says whether this instance wants requests: 200, or 503 when it is stopping or the database does not answer in time. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, respond);
}

async function respond(): Promise<Response> {
  if (isStopping()) return answer(503, "stopping");
  const isReady = await isDatabaseReady(getDatabase().$client);
  return isReady ? answer(200, "ok") : answer(503, "database unreachable");
}

function answer(status: number, state: string): Response {
  return Response.json({ status: state }, { status, headers: { "Cache-Control": "no-store" } });
}
