import { getDatabase } from "#server/database.ts";
import { getDeliveryWorker } from "#server/deliveries/delivery-worker.ts";
import { getEnv } from "#server/env/env.ts";
import { cleanUpRegularly } from "#server/files/remove-files.ts";
import { startScanWorker } from "#server/files/scan-stored-file.ts";
import { storeVisitsRegularly } from "#server/observability/visit-counts.ts";
import { addBackgroundWork, isOwnServer } from "#server/http/own-server.ts";
import { purgeRegularly } from "#server/rate-limit/rate-limit.ts";

/** Starts background work if the process is long-lived. */
export function startBackgroundWork(): void {
  purgeRegularly(getDatabase());
  if (!isOwnServer()) return;
  const worker = getDeliveryWorker();
  worker.start();
  addBackgroundWork(worker);
  if (getEnv().CLAMAV_URL) addBackgroundWork(startScanWorker(getDatabase()));
  cleanUpRegularly(getDatabase());
  addBackgroundWork(storeVisitsRegularly(getDatabase()));
}
