import { getEnv } from "#server/env/env.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import { withRequestId } from "#server/observability/request-id.ts";
import { isSameSecret } from "#server/auth/is-same-secret.ts";

export const dynamic = "force-dynamic";

/** Prometheus metrics of this process; requires `METRICS_TOKEN`, and is a 404 without one. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, () => respond(request));
}

async function respond(request: Request): Promise<Response> {
  const token = getEnv().METRICS_TOKEN;
  const registry = getMetrics()?.registry;
  const headers = { "Cache-Control": "no-store" };
  if (!token || !registry) return new Response("Not found", { status: 404, headers });
  if (!isSameSecret(request.headers.get("authorization") ?? "", `Bearer ${token}`)) {
    const challenge = { ...headers, "WWW-Authenticate": 'Bearer realm="metrics"' };
    return new Response("Unauthorized", { status: 401, headers: challenge });
  }
  return new Response(await registry.metrics(), {
    headers: { ...headers, "Content-Type": registry.contentType },
  });
}
