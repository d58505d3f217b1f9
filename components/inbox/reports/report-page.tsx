"use client";

import { company } from "#content/company.ts";
import "./reports.css";
import { Button } from "#components/ui/button.tsx";
import { TooltipProvider } from "#components/ui/tooltip.tsx";
import { listOfView } from "#lib/reports/report-view.ts";
import { cn } from "#lib/styles/class-names.ts";
import { ReportToolbar } from "./report-toolbar.tsx";
import { ReportHeader } from "./report-header.tsx";
import { ReportSheet } from "./report-sheet.tsx";
import { useReport, useReportView, type InitialReport } from "./use-report.ts";

type ReportPageProps = {
  signOut: () => Promise<void>;
  at: string;
  /** The report read on the server; undefined if that failed, and the page then fetches it. */
  initial: InitialReport | undefined;
};

export function ReportPage({ signOut, at, initial }: ReportPageProps) {
  const view = useReportView(at);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useReport(view, initial);
  const people = data?.openWork.flatMap(({ assignee }) => assignee ?? []) ?? [];
  return (
    <TooltipProvider>
      <div className="min-h-dvh bg-paper">
        <ReportHeader view={view} signOut={signOut} />
        <ReportToolbar view={view} people={people} />
        <main id="figures" className="figures-sheet mx-auto max-w-page px-4 pt-8 pb-16 md:px-6">
          <h1 className="text-heading">
            <span className="hidden print:inline">{company.name}: </span>Figures of quote requests
          </h1>
          {view.dropped.length > 0 && (
            <p className="mb-1 text-small print:hidden">
              A search and days belong to the list and are left out here.{" "}
              <a href={listOfView(view)} className="underline underline-offset-2">
                Back to that list
              </a>
            </p>
          )}
          <div aria-busy={isFetching} className={cn(isPlaceholderData && "opacity-50")}>
            {isError && (!data || isPlaceholderData) ? (
              <Failure isRetrying={isFetching} onRetry={() => void refetch()} />
            ) : data ? (
              <ReportSheet report={data} view={view} />
            ) : (
              <Loading />
            )}
          </div>
        </main>
      </div>
    </TooltipProvider>
  );
}

function Failure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <output className="flex min-h-96 flex-col items-start justify-center gap-3 text-small text-quiet">
      <strong className="font-serif text-2xl font-normal tracking-heading text-ink">
        The figures could not be loaded
      </strong>
      <span>
        Nothing is lost: the requests are in the database, and the connection to it failed.
      </span>
      <Button variant="outline" onClick={onRetry} disabled={isRetrying}>
        {isRetrying ? "Trying…" : "Try again"}
      </Button>
    </output>
  );
}

function Loading() {
  return (
    <div className="min-h-[160rem] pt-6 md:min-h-[110rem]">
      <output className="text-small text-quiet">Loading the figures…</output>
      <noscript>
        <p>The figures could not be read with the page. Load it again, or allow JavaScript.</p>
      </noscript>
    </div>
  );
}
