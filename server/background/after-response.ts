import { after } from "next/server";
import { reportOf, log } from "#server/observability/log.ts";

/** Runs after the response and loads its code lazily. Failures are logged; the next run retries. */
export function runAfterResponse(): void {
  try {
    after(async () => {
      const { deliverAfterResponse } = await import("#server/deliveries/delivery-worker.ts");
      const { scanAfterResponse } = await import("#server/files/scan-stored-file.ts");
      await Promise.all([deliverAfterResponse(), scanAfterResponse()]);
    });
  } catch (error) {
    // A serverless host may end the process here; its scheduler calls /api/deliveries.
    log.warn(reportOf(error), "deliveries wait for the scheduler");
  }
}
