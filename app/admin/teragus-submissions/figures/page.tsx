import type { Metadata } from "next";
import { ReportPage } from "#components/inbox/reports/report-page.tsx";
import type { InitialReport } from "#components/inbox/reports/use-report.ts";
import { getDatabase } from "#server/database.ts";
import { readReport } from "#db/reports/read-report.ts";
import { reportQuery, readView } from "#lib/reports/report-view.ts";
import { withoutListFilters } from "#lib/reports/report-filter.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { signOut } from "#app/admin/teragus-submissions/session-actions.ts";
import { Gated } from "#app/admin/teragus-submissions/gated.tsx";
import { verifySession } from "#server/auth/require-operator.ts";

export const metadata: Metadata = {
  title: "Figures of quote requests",
  description: "What came to the export desk, what became of it and how quickly.",
  robots: { index: false, follow: false },
};

// Rendered per request: the content depends on the session.
export const dynamic = "force-dynamic";

export default async function Page({
  searchParams,
}: PageProps<"/admin/teragus-submissions/figures">) {
  const now = new Date();
  const session = await verifySession();
  return (
    <Gated session={session}>
      {session && (
        <ReportPage
          signOut={signOut}
          at={now.toISOString()}
          initial={await readInitial(await searchParams, now)}
        />
      )}
    </Gated>
  );
}

/** Reads the first report on the server, for browsers without JavaScript and to save a second request. */
async function readInitial(
  parameters: Record<string, string | string[] | undefined>,
  now: Date,
): Promise<InitialReport | undefined> {
  const entries = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const view = readView(new URLSearchParams(entries), now);
  const filter = withoutListFilters(view.filter);
  try {
    const report = await withDeadline(VISITOR_LIMIT_MS, () =>
      readReport(getDatabase(), { filter, period: view.period }),
    );
    return { query: reportQuery(view).toString(), report };
  } catch (error) {
    log.error(reportOf(error), "report could not be read");
    return undefined;
  }
}
