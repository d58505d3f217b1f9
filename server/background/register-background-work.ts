import { getDatabase } from "#server/database.ts";
import { deliverDue, getDeliveryWorker } from "#server/deliveries/get-delivery-worker.ts";
import { getEnv } from "#server/env/env.ts";
import { cleanUpRegularly } from "#server/files/cleanup.ts";
import { receiveFile } from "#server/files/receive-file.ts";
import { scanAfterResponse, startScanWorker } from "#server/files/scan-worker.ts";
import { setFormFileReceiver } from "#server/http/form-file-receiver.ts";
import { addBackgroundWork, isLasting } from "#server/http/lifecycle.ts";
import { purgeRegularly } from "#server/rate-limit/rate-limit.ts";
import { setAfterResponse } from "./after-response.ts";

/** Tells use cases which work follows a response, and who stores the files of a form. */
export function registerBackgroundWork(): void {
  setAfterResponse([deliverDue, scanAfterResponse]);
  setFormFileReceiver((file, chunks) => receiveFile(getDatabase(), file, chunks));
}

/** Starts what runs between requests, in a process that outlives them. */
export function startBackgroundWork(): void {
  purgeRegularly(getDatabase());
  if (!isLasting()) return;
  const worker = getDeliveryWorker();
  worker.start();
  addBackgroundWork(worker);
  if (getEnv().CLAMAV_URL) addBackgroundWork(startScanWorker(getDatabase()));
  cleanUpRegularly(getDatabase());
}
