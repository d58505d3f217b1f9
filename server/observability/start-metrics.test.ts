import pg from "pg";
import * as prom from "prom-client";
import { expect, it, vi } from "vitest";
import { createQueue } from "#server/queue/work-queue.ts";
import { getMetrics, setMetrics } from "./metrics.ts";
import { createMetrics } from "./start-metrics.ts";

// Pools connect at the first query.
const pools = { requests: () => new pg.Pool(), exports: () => new pg.Pool() };

it("counts requests with bounded labels and their latency", async () => {
  const metrics = createMetrics(prom, pools);
  metrics.countRequest({ method: "GET", route: "/about", status: "200" }, 0.02);
  metrics.countRequest({ method: "GET", route: "/about", status: "200" }, 4);
  const text = await metrics.registry.metrics();
  const labels = 'method="GET",route="/about",status="200"';
  expect(text).toContain(`http_requests_total{${labels}} 2`);
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.025",${labels}} 1`);
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 4.02`);
});

it("reports the image queue, pools, memory and event loop", async () => {
  const metrics = createMetrics(prom, pools);
  const queue = createQueue({ concurrency: 1, maxWaiting: 3 });
  const { signal } = new AbortController();
  metrics.imageQueue = queue;
  for (let visitor = 0; visitor < 3; visitor += 1) void queue.acquire(signal);
  const text = await metrics.registry.metrics();
  expect(text).toContain("teragus_picture_queue_length 2");
  for (const pool of Object.keys(pools))
    for (const state of ["total", "idle", "waiting"])
      expect(text).toContain(`teragus_database_connections{pool="${pool}",state="${state}"} 0`);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

it("distinguishes stored, rejected and made by label, with durations", async () => {
  const metrics = createMetrics(prom, {});
  metrics.quoteRequestsStored.inc({ status: "pending", replayed: "false" });
  metrics.quoteRequestsRejected.inc({ reason: "invalid" });
  metrics.imagesMade.inc({ made_by: "own-renderer" });
  metrics.imagesRejected.inc({ reason: "busy" });
  metrics.imageSeconds.observe({ made_by: "own-renderer" }, 3);
  const lines = (await metrics.registry.metrics()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'teragus_quote_requests_stored_total{status="pending",replayed="false"} 1',
      'teragus_quote_requests_refused_total{reason="invalid"} 1',
      'teragus_pictures_made_total{made_by="own-renderer"} 1',
      'teragus_pictures_refused_total{reason="busy"} 1',
      'teragus_picture_duration_seconds_bucket{le="2",made_by="own-renderer"} 0',
      'teragus_picture_duration_seconds_bucket{le="4",made_by="own-renderer"} 1',
    ]),
  );
});

it("loads the library only when a token is set", async () => {
  const loaded = vi.fn<() => void>();
  vi.doMock("prom-client", () => {
    loaded();
    return prom;
  });
  await startAnew("");
  expect(loaded).not.toHaveBeenCalled();
  expect(getMetrics()).toBeUndefined();
  await startAnew("a token");
  expect(loaded).toHaveBeenCalledOnce();
  expect(getMetrics()).toBeDefined();
  setMetrics(undefined);
});

async function startAnew(token: string): Promise<void> {
  vi.resetModules();
  vi.stubEnv("METRICS_TOKEN", token);
  await (await import("./start-metrics.ts")).startMetrics(pools);
}
