import type { Counter, Gauge, Histogram, Registry } from "prom-client";

type RequestLabels = { method: string; route: string; status: string };

/** Labels must never hold user input. */
export type Metrics = {
  registry: Registry;
  countRequest: (labels: RequestLabels, seconds: number) => void;
  quoteRequestsStored: Counter<"status" | "replayed">;
  quoteRequestsRejected: Counter<"reason">;
  deliveries: Counter<"channel" | "result">;
  undeliveredDeskMails: Gauge;
  attachmentBytes: Gauge;
  attachmentBytesLimit: Gauge;
  imagesMade: Counter<"made_by">;
  imagesRejected: Counter<"reason">;
  imageSeconds: Histogram<"made_by">;
  imageQueue?: { length: () => number };
};

const holder = globalThis as typeof globalThis & { teragusMetrics?: Metrics };

/** Undefined without a `METRICS_TOKEN`. On `globalThis`, since Next bundles its routes separately. */
export function getMetrics(): Metrics | undefined {
  return holder.teragusMetrics;
}

/** Discards earlier counts. */
export function setMetrics(metrics: Metrics | undefined): void {
  holder.teragusMetrics = metrics;
}
