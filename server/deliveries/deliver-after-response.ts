import "server-only";
import { after } from "next/server";
import { getDatabase } from "#server/database.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { send } from "./send-delivery.ts";
import { DeliveryWorker } from "./delivery-worker.ts";

const holder = globalThis as typeof globalThis & { teragusDeliveryWorker?: DeliveryWorker };

/** This process's worker on the configured database. On `globalThis`, since Next bundles its routes apart. */
export function getDeliveryWorker(): DeliveryWorker {
  holder.teragusDeliveryWorker ??= new DeliveryWorker(getDatabase(), send);
  return holder.teragusDeliveryWorker;
}

/** A serverless host keeps a process for so long after its answer, and some more for an attempt that has begun. */
const AFTER_ANSWER_MS = 10_000;

/**
 * Has what has just been stored delivered once the answer is out. What fails is no failure of the answer: it waits in the
 * queue.
 */
export function deliverAfterAnswer(): void {
  try {
    after(deliverNow);
  } catch (error) {
    // A host that does not say how long it lasts after an answer: its scheduler calls.
    log.warn(reportOf(error), "what is to be told waits");
  }
}

async function deliverNow(): Promise<void> {
  try {
    await getDeliveryWorker().deliverDue(AFTER_ANSWER_MS);
  } catch (error) {
    log.warn(reportOf(error), "what is to be told waits");
  }
}
