import { after } from "next/server";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/**
 * Sends deliveries and scans files once the response is sent; their code is loaded then. Each reports its own failure,
 * which is no failure of the response: the next run finds what is stored.
 */
export function runAfterResponse(): void {
  try {
    after(async () => {
      const { deliverDue } = await import("#server/deliveries/get-delivery-worker.ts");
      const { scanAfterResponse } = await import("#server/files/scan-worker.ts");
      await Promise.all([deliverDue(), scanAfterResponse()]);
    });
  } catch (error) {
    // A host that keeps no process after its response: its scheduler calls /api/deliveries.
    log.warn(reportOf(error), "deliveries wait for the scheduler");
  }
}
