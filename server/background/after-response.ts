import { after } from "next/server";
import { getDatabase } from "#server/database.ts";
import { errorFields, log } from "#server/observability/log.ts";

/** How long to go on after a response, as serverless hosts allow; an attempt that has begun may take longer. */
const AFTER_RESPONSE_MS = 10_000;

/** Delivers and scans after the response, and loads their code then. Failures are logged; the next run retries. */
export function runAfterResponse(): void {
  try {
    after(async () => {
      const { getDeliveryWorker } = await import("#server/deliveries/delivery-worker.ts");
      const { scanWaiting } = await import("#server/files/scan-mutations.ts");
      const delivering = getDeliveryWorker().deliverDue(AFTER_RESPONSE_MS);
      const scanning = scanWaiting(getDatabase(), AFTER_RESPONSE_MS);
      for (const result of await Promise.allSettled([delivering, scanning]))
        if (result.status === "rejected")
          log.warn(errorFields(result.reason), "deliveries and scans wait for the next run");
    });
  } catch (error) {
    // A serverless host may end the process here; its scheduler calls /api/deliveries.
    log.warn(errorFields(error), "deliveries wait for the scheduler");
  }
}
