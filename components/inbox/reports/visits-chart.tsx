import { LANGUAGES, type Language } from "#content/languages/languages.ts";
import { languageOfPath } from "#lib/languages/words.ts";
import { languageLabel } from "#lib/quote-requests/value-labels.ts";
import { mondaysOf } from "#lib/reports/report-period.ts";
import { plural } from "#lib/reports/report-words.ts";
import { VISIT_EVENTS, type VisitEvent } from "#lib/reports/visit-events.ts";
import type { Report } from "#db/reports/read-report.ts";
import { BarPlot } from "./bar-chart.tsx";
import { ChartFrame } from "./chart-frame.tsx";

const COLUMNS: Record<VisitEvent, string> = {
  view: "Read",
  download: "Taken",
  begun: "Forms opened",
  sent: "Requests sent",
};
/** How many pages the bars show; the table has all. */
const BARS = 12;

function isIn(language: Language) {
  return ({ page }: { page: string }) => languageOfPath(page) === language;
}

export function VisitsChart({ report: { visits, period } }: { report: Report }) {
  const sum = (of: (visit: Report["visits"][number]) => boolean) =>
    visits.filter(of).reduce((total, { count }) => total + count, 0);
  const counts = (of: (visit: Report["visits"][number]) => boolean) =>
    VISIT_EVENTS.map((event) => ({
      text: String(sum((visit) => visit.event === event && of(visit))),
    }));
  const used = LANGUAGES.filter((language) => visits.some(isIn(language)));
  const pages = [...new Set(visits.map(({ page }) => page))]
    .map((page) => ({ page, read: sum((visit) => visit.page === page && visit.event === "view") }))
    .toSorted((one, other) => other.read - one.read);
  const read = pages.filter((page) => page.read > 0).slice(0, BARS);
  const weeks = mondaysOf(period)
    .filter((monday) => visits.some(({ week }) => week === monday))
    .toReversed();
  const total = (event: VisitEvent) => sum((visit) => visit.event === event);
  return (
    <ChartFrame
      title="Visits to the site"
      className="xl:col-span-12 print:hidden"
      finding={
        visits.length === 0
          ? "No visit was counted in these weeks."
          : `${plural(total("view"), "page")} read, ${plural(total("download"), "document")} taken, ${plural(total("begun"), "form")} opened, ${plural(total("sent"), "request")} sent.`
      }
      definition="Of the whole site, whatever the filter. The server counts pages that it sends, by week, without a cookie, a script or an address: several readings of one visitor are several, pages that a browser fetches ahead count, known programs do not. A form counts as opened when its page is read, or a browser loads its dialog for the first time since a deployment; as sent when its script sent it. On serverless hosts nothing is counted."
      isEmpty={read.length === 0}
      table={{
        columns: ["Week or page", "Language", ...VISIT_EVENTS.map((event) => COLUMNS[event])],
        rows: [
          ...weeks.map((week) => [
            { text: `Week of ${week}` },
            { text: "All" },
            ...counts((visit) => visit.week === week),
          ]),
          ...used.map((language) => [
            { text: "All pages" },
            { text: languageLabel(language) },
            ...counts(isIn(language)),
          ]),
          ...pages.map(({ page }) => [
            { text: page },
            { text: languageLabel(languageOfPath(page)) },
            ...counts((visit) => visit.page === page),
          ]),
        ],
      }}
    >
      <BarPlot
        items={read.map(({ page, read: value }) => ({
          label: page,
          value,
          says: value.toLocaleString("en"),
        }))}
      />
    </ChartFrame>
  );
}
