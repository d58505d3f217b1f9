import { getEnv } from "#server/env/env.ts";
import { countUndeliveredDeskMails } from "#db/deliveries/list-deliveries.ts";
import { getDatabase } from "#server/database.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics, type Metrics } from "#server/observability/metrics.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isSameSecret } from "#server/auth/is-same-secret.ts";

export const dynamic = "force-dynamic";

/** Prometheus metrics of this process; requires `METRICS_TOKEN`, and is a 404 without one. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  const token = getEnv().METRICS_TOKEN;
  const metrics = getMetrics();
  const headers = { "Cache-Control": "no-store" };
  if (!token || !metrics) return new Response("Not found", { status: 404, headers });
  if (!isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`)) {
    const challenge = { ...headers, "WWW-Authenticate": 'Bearer realm="metrics"' };
    return new Response("Unauthorized", { status: 401, headers: challenge });
  }
  await countUndelivered(metrics);
  return new Response(await metrics.registry.metrics(), {
    headers: { ...headers, "Content-Type": metrics.registry.contentType },
  });
}

/** The other metrics are wanted most when the database does not respond. */
async function countUndelivered({ undeliveredDeskMails }: Metrics): Promise<void> {
  try {
    undeliveredDeskMails.set(await countUndeliveredDeskMails(getDatabase()));
  } catch (error) {
    undeliveredDeskMails.set(NaN);
    log.warn(reportOf(error), "undelivered mails could not be counted");
  }
}
