import type pg from "pg";
import { getEnv } from "#server/env/env.ts";
import { getMetrics, setMetrics, type Metrics } from "./metrics.ts";

type PromClient = typeof import("prom-client");

const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const IMAGE_BUCKETS = [0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

type PoolFigures = Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;
type Pools = Record<string, () => PoolFigures>;

/** Without a token, the library is not loaded. */
export async function startMetrics(pools: Pools): Promise<void> {
  if (!getEnv().METRICS_TOKEN || getMetrics()) return;
  setMetrics(createMetrics(await import("prom-client"), pools));
}

export function createMetrics(prom: PromClient, pools: Pools): Metrics {
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  const metrics: Metrics = {
    registry,
    countRequest: countRequests(prom, registry),
    quoteRequestsStored: new prom.Counter({
      name: "teragus_quote_requests_stored_total",
      help: "Quote requests that were stored, or had been before (replayed).",
      labelNames: ["status", "replayed"],
      registers,
    }),
    quoteRequestsRejected: new prom.Counter({
      name: "teragus_quote_requests_refused_total",
      help: "Quote requests that were not stored: invalid, limited, failed.",
      labelNames: ["reason"],
      registers,
    }),
    deliveries: new prom.Counter({
      name: "teragus_delivery_attempts_total",
      help: "Attempts to send a mail or to call a webhook, and what they came to.",
      labelNames: ["channel", "result"],
      registers,
    }),
    undeliveredDeskMails: new prom.Gauge({
      name: "teragus_undelivered_desk_mails",
      help: "Mails to the export desk that have failed at least once and not arrived since.",
      registers,
    }),
    attachmentBytes: new prom.Gauge({
      name: "teragus_attachment_bytes",
      help: "Bytes that attachments take.",
      registers,
    }),
    attachmentBytesLimit: new prom.Gauge({
      name: "teragus_attachment_bytes_limit",
      help: "Bytes that attachments may take; beyond it, quote requests arrive without files.",
      registers,
    }),
    imagesMade: new prom.Counter({
      name: "teragus_pictures_made_total",
      help: "Pictures that visitors asked for and got.",
      labelNames: ["made_by"],
      registers,
    }),
    imagesRejected: new prom.Counter({
      name: "teragus_pictures_refused_total",
      help: "Pictures that were not made, and why.",
      labelNames: ["reason"],
      registers,
    }),
    imageSeconds: new prom.Histogram({
      name: "teragus_picture_duration_seconds",
      help: "Time from asking for a picture to having it, the wait in line included.",
      labelNames: ["made_by"],
      buckets: IMAGE_BUCKETS,
      registers,
    }),
  };
  watchQueue(prom, metrics);
  watchPools(prom, registry, pools);
  return metrics;
}

function countRequests(prom: PromClient, registry: Metrics["registry"]): Metrics["countRequest"] {
  const labelNames = ["method", "route", "status"] as const;
  const registers = [registry];
  const total = new prom.Counter({
    name: "http_requests_total",
    help: "Requests that are over.",
    labelNames,
    registers,
  });
  const duration = new prom.Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's head to the end of its answer.",
    labelNames,
    buckets: REQUEST_BUCKETS,
    registers,
  });
  return (labels, seconds) => {
    total.inc(labels);
    duration.observe(labels, seconds);
  };
}

function watchQueue(prom: PromClient, metrics: Metrics): void {
  const gauge = new prom.Gauge({
    name: "teragus_picture_queue_length",
    help: "Visitors who wait in line for a picture.",
    registers: [],
    collect() {
      this.set(metrics.imageQueue?.length() ?? 0);
    },
  });
  metrics.registry.registerMetric(gauge);
}

function watchPools(prom: PromClient, registry: Metrics["registry"], pools: Pools): void {
  const gauge = new prom.Gauge({
    name: "teragus_database_connections",
    help: "Connections of this process's pools (total, idle), and queries that wait for one (waiting).",
    labelNames: ["pool", "state"],
    registers: [],
    collect() {
      for (const [pool, figures] of Object.entries(pools)) {
        const { totalCount, idleCount, waitingCount } = figures();
        this.set({ pool, state: "total" }, totalCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
  registry.registerMetric(gauge);
}
