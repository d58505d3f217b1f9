import type { Metadata } from "next";
import { FiguresPage } from "#components/inbox/figures/figures-page.tsx";
import type { InitialFigures } from "#components/inbox/figures/use-figures.ts";
import { getDatabase } from "#db/client.ts";
import { readFigures } from "#db/figures/read.ts";
import { figuresQuery, readView } from "#lib/figures/view.ts";
import { withoutListFilters } from "#lib/figures/filter.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#lib/server/deadline.ts";
import { reportOf } from "#lib/server/observability/error-report.ts";
import { log } from "#lib/server/observability/log.ts";
import { signOut } from "#app/admin/teragus-submissions/actions.ts";
import { Gated } from "#app/admin/teragus-submissions/gated.tsx";
import { verifySession } from "#app/admin/session.ts";

export const metadata: Metadata = {
  title: "Figures of quote requests",
  description: "What came to the export desk, what became of it and how quickly.",
  robots: { index: false, follow: false },
};

// Rendered for each request: what it shows depends on the session, and a build has none.
export const dynamic = "force-dynamic";

/** The export desk's figures, or its lock screen. */
export default async function Page({
  searchParams,
}: PageProps<"/admin/teragus-submissions/figures">) {
  const now = new Date();
  const session = await verifySession();
  return (
    <Gated session={session}>
      {session && (
        <FiguresPage
          signOut={signOut}
          at={now.toISOString()}
          initial={await readInitial(await searchParams, now)}
        />
      )}
    </Gated>
  );
}

/** The figures for who has no JavaScript, and so that nobody else waits for a second answer. */
async function readInitial(
  parameters: Record<string, string | string[] | undefined>,
  now: Date,
): Promise<InitialFigures | undefined> {
  const entries = Object.entries(parameters).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  const view = readView(new URLSearchParams(entries), now);
  const filter = withoutListFilters(view.filter);
  try {
    const figures = await withDeadline(VISITOR_LIMIT_MS, () =>
      readFigures(getDatabase(), { filter, period: view.period }),
    );
    return { query: figuresQuery(view).toString(), figures };
  } catch (error) {
    log.error(reportOf(error), "the figures could not be read");
    return undefined;
  }
}
