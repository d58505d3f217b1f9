import type { Counter, Histogram, Registry } from "prom-client";

type RequestLabels = { method: string; route: string; status: string };

/** What this process counts, where somebody asks for it: a `METRICS_TOKEN` is set. Labels never hold what a stranger typed. */
export type Metrics = {
  registry: Registry;
  countRequest: (labels: RequestLabels, seconds: number) => void;
  quoteRequestsStored: Counter<"status" | "replayed">;
  quoteRequestsRefused: Counter<"reason">;
  deliveries: Counter<"channel" | "result">;
  imagesMade: Counter<"made_by">;
  imagesRefused: Counter<"reason">;
  imageSeconds: Histogram<"made_by">;
  /** The queue of the pictures, once there is one. */
  imageQueue?: { length: () => number };
};

const holder = globalThis as typeof globalThis & { teragusMetrics?: Metrics };

/** This process's metrics, or undefined where nobody asks for them. On `globalThis`, since Next bundles its routes apart. */
export function getMetrics(): Metrics | undefined {
  return holder.teragusMetrics;
}

/** Begins to count. What was counted before is forgotten. */
export function setMetrics(metrics: Metrics | undefined): void {
  holder.teragusMetrics = metrics;
}
