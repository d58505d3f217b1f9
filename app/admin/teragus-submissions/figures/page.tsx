import type { Metadata } from "next";
import { ReportPage } from "#components/inbox/reports/report-page.tsx";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { readReport, type Report } from "#db/reports/report-queries.ts";
import { readPeriod, type Period } from "#lib/reports/report-period.ts";
import { verifySession } from "#server/auth/session-mutations.ts";
import { getDatabase } from "#server/database.ts";
import { errorFields, log } from "#server/observability/log.ts";
import { SessionGate } from "#components/inbox/session/session-gate.tsx";

export const metadata: Metadata = {
  title: "Figures of quote requests",
  description: "What came to the export team, how fast it was quoted, and what was asked for.",
  robots: { index: false, follow: false },
};

// Rendered per request: the content depends on the session.
export const dynamic = "force-dynamic";

export default async function Page({
  searchParams,
}: PageProps<"/admin/teragus-submissions/figures">) {
  const session = await verifySession();
  const period = readPeriod(await searchParams, new Date());
  return (
    <SessionGate session={session}>
      {session && <ReportPage period={period} report={await readInTime(period)} />}
    </SessionGate>
  );
}

async function readInTime(period: Period): Promise<Report | undefined> {
  try {
    return await withDeadline(VISITOR_LIMIT_MS, () => readReport(getDatabase(), period));
  } catch (error) {
    log.error(errorFields(error), "report could not be read");
    return undefined;
  }
}
