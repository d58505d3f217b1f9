import "server-only";
import { getDatabase } from "#db/client.ts";
import { reportOf } from "#lib/server/observability/error-report.ts";
import { log } from "#lib/server/observability/log.ts";
import { send } from "./send.ts";
import { DeliveryWorker } from "./worker.ts";

const holder = globalThis as typeof globalThis & { teragusDeliveryWorker?: DeliveryWorker };

/** This process's worker on the configured database. On `globalThis`, since Next bundles its routes apart. */
export function getDeliveryWorker(): DeliveryWorker {
  holder.teragusDeliveryWorker ??= new DeliveryWorker(getDatabase(), send);
  return holder.teragusDeliveryWorker;
}

/** A serverless host keeps a process for so long after its answer, and some more for an attempt that has begun. */
const AFTER_ANSWER_MS = 10_000;

/** Delivers what has just been stored, for Next's `after`: the answer is out. What fails here waits in the queue. */
export async function deliverAfterAnswer(): Promise<void> {
  try {
    await getDeliveryWorker().deliverDue(AFTER_ANSWER_MS);
  } catch (error) {
    log.warn(reportOf(error), "what is to be told waits");
  }
}
