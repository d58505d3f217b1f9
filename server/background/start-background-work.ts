import { getDatabase } from "#server/database.ts";
import { getDeliveryWorker } from "#server/deliveries/get-delivery-worker.ts";
import { getEnv } from "#server/env/env.ts";
import { cleanUpRegularly } from "#server/files/cleanup.ts";
import { receiveFile } from "#server/files/receive-file.ts";
import { startScanWorker } from "#server/files/scan-worker.ts";
import { storeVisitsRegularly } from "./store-visits.ts";
import { setFormFileReceiver } from "#server/http/form-file-receiver.ts";
import { addBackgroundWork, isLasting } from "#server/http/lifecycle.ts";
import { purgeRegularly } from "#server/rate-limit/rate-limit.ts";

/** Starts background work if the process is long-lived; on every host it sets the receiver of form files. */
export function startBackgroundWork(): void {
  setFormFileReceiver((file, chunks) => receiveFile(getDatabase(), file, chunks));
  purgeRegularly(getDatabase());
  if (!isLasting()) return;
  const worker = getDeliveryWorker();
  worker.start();
  addBackgroundWork(worker);
  if (getEnv().CLAMAV_URL) addBackgroundWork(startScanWorker(getDatabase()));
  cleanUpRegularly(getDatabase());
  addBackgroundWork(storeVisitsRegularly(getDatabase()));
}
