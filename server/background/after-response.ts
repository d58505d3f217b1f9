import { after } from "next/server";
import { deliverDue } from "#server/deliveries/get-delivery-worker.ts";
import { scanAfterResponse } from "#server/files/scan-worker.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

/** Runs after the response and loads its code lazily. Failures are logged; the next run retries. */
export function runAfterResponse(): void {
  try {
    after(async () => {
      await Promise.all([deliverDue(), scanAfterResponse()]);
    });
  } catch (error) {
    // A serverless host may end the process here; its scheduler calls /api/deliveries.
    log.warn(reportOf(error), "deliveries wait for the scheduler");
  }
}
