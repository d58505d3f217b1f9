import { getEnv } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import type { ImageResult } from "#server/image-generation/image-result.ts";

/** Metric labels for the error statuses. */
const REASONS = {
  400: "invalid",
  422: "policy",
  429: "limited",
  502: "unavailable",
  503: "busy",
  504: "slow",
} as const;

/** Logs and counts the outcome and duration of an image request. */
export function recordResult(
  { status }: ImageResult,
  promptLength: number,
  milliseconds: number,
): void {
  const madeBy = getEnv().IMAGE_API_KEY ? "hosted-model" : "own-renderer";
  log.info(
    { status, madeBy, promptLength, milliseconds: Math.round(milliseconds) },
    "image requested",
  );
  const metrics = getMetrics();
  if (status !== 200) return metrics?.imagesRejected.inc({ reason: REASONS[status] });
  metrics?.imagesMade.inc({ made_by: madeBy });
  metrics?.imageSeconds.observe({ made_by: madeBy }, milliseconds / 1_000);
}
