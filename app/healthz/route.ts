import { countUndeliveredDeskMails } from "#db/deliveries/list-deliveries.ts";
import { getDatabase } from "#server/database.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isDatabaseReady } from "#server/http/readiness.ts";

export const dynamic = "force-dynamic";

/** Health check: 503 if the database does not respond within two seconds; else 200, `degraded` if mails fail. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, respond);
}

async function respond(): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  if (await isDatabaseReady(getDatabase().$client)) {
    const undeliveredDeskMails = await countUndeliveredDeskMails(getDatabase());
    const status = undeliveredDeskMails > 0 ? "degraded" : "ok";
    return Response.json({ status, database: "ok", undeliveredDeskMails }, { headers });
  }
  log.error("health check: database does not respond");
  return Response.json({ status: "error", database: "unreachable" }, { status: 503, headers });
}
