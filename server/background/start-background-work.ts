import type { Database } from "#db/create-database.ts";
import { getDatabase } from "#server/database.ts";
import { getDeliveryWorker } from "#server/deliveries/delivery-worker.ts";
import { getEnv } from "#server/env/env.ts";
import { cleanUpFiles } from "#server/files/removal-mutations.ts";
import { startScanWorker } from "#server/files/scan-mutations.ts";
import { addBackgroundWork, isCustomServer } from "#server/http/custom-server.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { storeVisitsRegularly } from "#server/observability/visit-mutations.ts";
import { purgeRateLimits } from "#server/limits/rate-limit.ts";

const HOUR_MS = 60 * 60 * 1_000;

/** Starts background work if the process is long-lived. */
export function startBackgroundWork(): void {
  if (!isCustomServer()) return;
  const worker = getDeliveryWorker();
  worker.start();
  addBackgroundWork(worker);
  if (getEnv().CLAMAV_URL) addBackgroundWork(startScanWorker(getDatabase()));
  setInterval(() => void cleanUp(getDatabase()), HOUR_MS).unref();
  addBackgroundWork(storeVisitsRegularly(getDatabase()));
}

/** Removes files that were never sent and rate limits that have expired; a failure is logged, and the next run retries. */
async function cleanUp(database: Database): Promise<void> {
  try {
    const result = await cleanUpFiles(database);
    if (result.removed + result.left > 0) log.info(result, "unsent files were removed");
    await purgeRateLimits(database);
  } catch (error) {
    log.warn(errorFields(error), "unsent files or expired rate limits were not removed");
  }
}
