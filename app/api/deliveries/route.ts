import { noStore } from "#server/http/response-headers.ts";
import { getDatabase } from "#server/database.ts";
import { getDeliveryWorker } from "#server/deliveries/delivery-worker.ts";
import { scanWaiting } from "#server/files/scan-mutations.ts";
import { cleanUpFiles } from "#server/files/removal-mutations.ts";
import { isSameSecret } from "#server/auth/password-policy.ts";
import { getEnv } from "#server/env/env.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { purgeRateLimits } from "#server/limits/rate-limit.ts";

export const dynamic = "force-dynamic";

/** Time budget of one call for deliveries and scans; the rest waits for the next call. */
const WORK_MS = 20_000;
const headers = noStore();

/**
 * Stores the morning mail, sends due deliveries, scans waiting attachments and removes drafts' attachments after a day and expired rate limits.
 * The scheduler must know `CRON_SECRET`; without one the route is a 404. 204 when done, 503 if the database is down.
 * Vercel's scheduler sends GET.
 */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, () => respond(request));
}
export const POST = GET;

async function respond(request: Request): Promise<Response> {
  const secret = getEnv().CRON_SECRET;
  if (!secret) return new Response("Not found", { status: 404, headers });
  if (!isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${secret}`)) {
    const challenge = { ...headers, "WWW-Authenticate": 'Bearer realm="deliveries"' };
    return new Response("Unauthorized", { status: 401, headers: challenge });
  }
  try {
    const worker = getDeliveryWorker();
    await worker.scheduleMorningMail();
    await worker.deliverDue(WORK_MS);
    await scanWaiting(getDatabase(), WORK_MS);
    await cleanUpFiles(getDatabase());
    await purgeRateLimits(getDatabase());
    return new Response(null, { status: 204, headers });
  } catch (error) {
    log.error(errorFields(error), "delivery poll failed");
    return new Response("Service unavailable", { status: 503, headers: noStore(503) });
  }
}
