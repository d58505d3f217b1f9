import "server-only";
import { getDatabase } from "#server/database.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { send } from "./send-delivery.ts";
import { DeliveryWorker } from "./delivery-worker.ts";

const holder = globalThis as typeof globalThis & { teragusDeliveryWorker?: DeliveryWorker };

/** Kept on `globalThis`, since Next bundles its routes separately. */
export function getDeliveryWorker(): DeliveryWorker {
  holder.teragusDeliveryWorker ??= new DeliveryWorker(getDatabase(), send);
  return holder.teragusDeliveryWorker;
}

/** How long to go on after the response; an attempt that has begun may take longer. */
const AFTER_RESPONSE_MS = 10_000;

export async function deliverDue(): Promise<void> {
  try {
    await getDeliveryWorker().deliverDue(AFTER_RESPONSE_MS);
  } catch (error) {
    log.warn(reportOf(error), "deliveries wait for the next run");
  }
}
