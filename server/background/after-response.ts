import { after } from "next/server";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";

type Work = () => Promise<void>;

const holder = globalThis as typeof globalThis & { teragusAfterResponse?: readonly Work[] };

/** Sets what runs after a response that stored something. On `globalThis`, since Next bundles its routes apart. */
export function setAfterResponse(works: readonly Work[]): void {
  holder.teragusAfterResponse = works;
}

/**
 * Runs deliveries and virus scans once the response is sent. Each of them reports its own failure, which is no failure of
 * the response: what is stored is found by the next run.
 */
export function runAfterResponse(): void {
  const works = holder.teragusAfterResponse ?? [];
  try {
    after(async () => {
      await Promise.all(works.map((work) => work()));
    });
  } catch (error) {
    // A host that keeps no process after its response: its scheduler calls /api/deliveries.
    log.warn(reportOf(error), "deliveries wait for the scheduler");
  }
}
