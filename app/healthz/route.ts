import { noStore } from "#server/http/response-headers.ts";
import { countUndeliveredExportTeamMails } from "#db/deliveries/delivery-queries.ts";
import { getDatabase } from "#server/database.ts";
import { log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isDatabaseReady } from "#db/readiness.ts";

export const dynamic = "force-dynamic";

/** Health check: 503 if the database does not respond within two seconds; else 200, `degraded` if mails fail. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, respond);
}

async function respond(): Promise<Response> {
  if (await isDatabaseReady(getDatabase().$client)) {
    const undeliveredDeskMails = await countUndeliveredExportTeamMails(getDatabase());
    const status = undeliveredDeskMails > 0 ? "degraded" : "ok";
    const version = process.env.SITE_VERSION;
    const health = { status, version, database: "ok", undeliveredDeskMails };
    return Response.json(health, { headers: noStore() });
  }
  log.error("health check: database does not respond");
  return Response.json(
    { status: "error", database: "unreachable" },
    { status: 503, headers: noStore(503) },
  );
}
