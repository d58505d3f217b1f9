import { getEnv } from "#server/env/env.ts";
import { countUndeliveredDeskMails } from "#db/deliveries/list-deliveries.ts";
import { getDatabase } from "#server/database.ts";
import { getFilesRoom } from "#server/files/files-room.ts";
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
  await readDatabase(metrics);
  return new Response(await metrics.registry.metrics(), {
    headers: { ...headers, "Content-Type": metrics.registry.contentType },
  });
}

/** The other metrics are wanted most when the database does not respond. */
async function readDatabase(metrics: Metrics): Promise<void> {
  const { undeliveredDeskMails, attachmentBytes, attachmentBytesLimit } = metrics;
  try {
    undeliveredDeskMails.set(await countUndeliveredDeskMails(getDatabase()));
    const { used, limit } = await getFilesRoom(getDatabase());
    attachmentBytes.set(used);
    attachmentBytesLimit.set(limit);
  } catch (error) {
    for (const gauge of [undeliveredDeskMails, attachmentBytes, attachmentBytesLimit])
      gauge.set(NaN);
    log.warn(reportOf(error), "the metrics of the database could not be read");
  }
}
