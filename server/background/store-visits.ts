import type { Database } from "#db/client.ts";
import { addVisits } from "#db/reports/visits.ts";
import { mondayOf } from "#lib/reports/report-period.ts";
import { companyDay } from "#lib/time/company-time.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { putBackVisits, takeVisits } from "#server/observability/visit-counts.ts";

const MINUTE_MS = 60_000;

/** Stores the counted visits every minute, and what is left when the process stops. */
export function storeVisitsRegularly(database: Database, intervalMs = MINUTE_MS) {
  const timer = setInterval(() => void storeVisits(database), intervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await storeVisits(database);
    },
  };
}

/** What cannot be stored now is stored with the next counts. */
export async function storeVisits(database: Database, now = new Date()): Promise<void> {
  const visits = takeVisits();
  try {
    await addVisits(database, mondayOf(companyDay(now)), visits);
  } catch (error) {
    putBackVisits(visits);
    log.warn(reportOf(error), "visits were not stored");
  }
}
