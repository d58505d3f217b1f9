import * as prom from "prom-client";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { startRelay } from "#db/test-relay.ts";

const { error } = vi.hoisted(() => ({ error: vi.fn<(message: string) => void>() }));
vi.mock("#server/observability/log.ts", () => ({
  log: { error, warn: () => undefined, info: () => undefined },
}));

const TOKEN = "a token for the tests only";
const request = (headers: Record<string, string> = {}) =>
  new Request("https://site.example/", { headers });

let own: TestDatabase;
let relay: Awaited<ReturnType<typeof startRelay>>;
let routes: Record<"health" | "live" | "ready" | "metrics", (typeof import("./route.ts"))["GET"]>;
beforeAll(async () => {
  own = await createTestDatabase();
  relay = await startRelay(new URL(own.url));
  vi.stubEnv("DATABASE_URL", relay.url);
  vi.stubEnv("METRICS_TOKEN", TOKEN);
  routes = {
    health: (await import("./route.ts")).GET,
    live: (await import("#app/livez/route.ts")).GET,
    ready: (await import("#app/readyz/route.ts")).GET,
    metrics: (await import("#app/metrics/route.ts")).GET,
  };
});
afterEach(() => relay.mend());
afterAll(async () => {
  const { getDatabase } = await import("#server/database.ts");
  await getDatabase().$client.end();
  relay.close();
  await own.drop();
});

async function seen(response: Promise<Response>) {
  const received = await response;
  expect(received.headers.get("cache-control")).toBe("no-store");
  expect(received.headers.get("x-request-id")).toMatch(/./);
  return { status: received.status, body: (await received.json()) as unknown };
}

it("reports health, readiness and liveness when the database responds", async () => {
  expect(await seen(routes.health(request()))).toEqual({
    status: 200,
    body: { status: "ok", database: "ok", undeliveredDeskMails: 0 },
  });
  expect(await seen(routes.ready(request()))).toEqual({ status: 200, body: { status: "ok" } });
  expect(await seen(routes.live(request()))).toEqual({ status: 200, body: { status: "ok" } });
});

it("reports an unreachable database but stays live", async () => {
  relay.cut();
  expect(await seen(routes.health(request()))).toEqual({
    status: 503,
    body: { status: "error", database: "unreachable" },
  });
  expect(error).toHaveBeenCalledExactlyOnceWith("health check: database does not respond");
  expect(await seen(routes.ready(request()))).toEqual({
    status: 503,
    body: { status: "database unavailable" },
  });
  expect(await seen(routes.live(request()))).toEqual({ status: 200, body: { status: "ok" } });
});

it("is not ready while stopping", async () => {
  const holder = globalThis as { teragusIsStopping?: boolean };
  const { markStopping } = await import("#server/http/lifecycle.ts");
  markStopping();
  expect(await seen(routes.ready(request()))).toEqual({
    status: 503,
    body: { status: "stopping" },
  });
  delete holder.teragusIsStopping;
  expect(await seen(routes.ready(request()))).toEqual({ status: 200, body: { status: "ok" } });
});

it("shows metrics only with the token, and none when nothing is counted", async () => {
  const { setMetrics } = await import("#server/observability/metrics.ts");
  const { createMetrics } = await import("#server/observability/start-metrics.ts");
  const bearer = { authorization: `Bearer ${TOKEN}` };
  const uncounted = await routes.metrics(request(bearer));
  expect([uncounted.status, await uncounted.text()]).toEqual([404, "Not found"]);

  setMetrics(createMetrics(prom, {}));
  for (const authorization of ["", TOKEN, "Bearer x"]) {
    const rejected = await routes.metrics(request(authorization ? { authorization } : {}));
    expect([rejected.status, await rejected.text()]).toEqual([401, "Unauthorized"]);
    expect(rejected.headers.get("www-authenticate")).toBe('Bearer realm="metrics"');
    expect(rejected.headers.get("cache-control")).toBe("no-store");
  }
  const shown = await routes.metrics(request(bearer));
  expect(shown.status).toBe(200);
  expect(shown.headers.get("content-type")).toContain("text/plain");
  expect(shown.headers.get("cache-control")).toBe("no-store");
  expect(await shown.text()).toContain("http_requests_total");
  setMetrics(undefined);
});

it("returns 404 for metrics when no token is configured", async () => {
  vi.stubEnv("METRICS_TOKEN", "");
  vi.resetModules();
  const { setMetrics } = await import("#server/observability/metrics.ts");
  const { createMetrics } = await import("#server/observability/start-metrics.ts");
  setMetrics(createMetrics(prom, {}));
  const { GET } = await import("#app/metrics/route.ts");
  for (const authorization of ["Bearer ", "Bearer undefined"])
    expect((await GET(request({ authorization }))).status).toBe(404);
  setMetrics(undefined);
});

it("reports a mail to the export desk from its first failed attempt until it arrives", async () => {
  const { $client: client } = own.database;
  const { createMetrics } = await import("#server/observability/start-metrics.ts");
  const { setMetrics } = await import("#server/observability/metrics.ts");
  setMetrics(createMetrics(prom, {}));
  const gauge = async () => {
    const response = await routes.metrics(request({ authorization: `Bearer ${TOKEN}` }));
    return /^teragus_undelivered_desk_mails (.*)$/m.exec(await response.text())?.[1];
  };
  const mail = async (attempts: number, state: string, channel = "desk-mail") => {
    await client.query(
      "WITH stored AS (INSERT INTO quote_requests (name, email, project_type, idempotency_key) VALUES ('Ana', 'ana@example.com', 'other', gen_random_uuid()) RETURNING id) INSERT INTO deliveries (id, request_id, event, channel, state, attempts) SELECT gen_random_uuid(), id, 'quote_request.created', $1, $2, $3 FROM stored",
      [channel, state, attempts],
    );
  };
  await mail(0, "queued");
  await mail(3, "delivered");
  await mail(1, "queued", "buyer-mail");
  expect(await seen(routes.health(request()))).toMatchObject({ body: { status: "ok" } });
  expect(await gauge()).toBe("0");
  await mail(1, "queued");
  await mail(9, "failed");
  expect(await seen(routes.health(request()))).toEqual({
    status: 200,
    body: { status: "degraded", database: "ok", undeliveredDeskMails: 2 },
  });
  expect(await gauge()).toBe("2");
  const { listUndelivered } = await import("#db/deliveries/list-deliveries.ts");
  expect((await listUndelivered(own.database)).ids).toHaveLength(2);
  await client.query("UPDATE deliveries SET state = 'delivered'");
  expect(await seen(routes.health(request()))).toMatchObject({ body: { status: "ok" } });
});
