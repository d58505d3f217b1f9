import { QUOTE_HOURS } from "#content/claims.ts";
import { PlainHeader } from "#components/inbox/session/plain-header.tsx";
import type { PageVisits } from "#db/reports/site-visit-mutations.ts";
import type { Report, ValueCount, WeekCounts } from "#db/reports/report-queries.ts";
import {
  formatFilter,
  NO_FILTER,
  type QuoteRequestFilter,
} from "#lib/inbox/quote-request-filter.ts";
import { STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import { labelOf } from "#lib/inbox/value-labels.ts";
import {
  addDays,
  formatPeriod,
  mondaysOf,
  movePeriod,
  PERIOD_WEEKS,
  type Period,
} from "#lib/reports/report-period.ts";
import { BarTable } from "./bar-table.tsx";

const LIST = "/admin/teragus-submissions";
/** More pages say nothing that these do not. */
const MAX_PAGES = 30;

type ReportPageProps = {
  period: Period;
  /** Undefined if the database did not answer. */
  report: Report | undefined;
};

/** Four questions, each with one chart that is its own table. Needs no script. */
export function ReportPage({ period, report }: ReportPageProps) {
  return (
    <div className="min-h-dvh bg-paper">
      <PlainHeader title="Figures" />
      <main id="main" className="mx-auto max-w-4xl px-4 pt-8 pb-16 md:px-6">
        <h1 className="text-heading">Figures of quote requests</h1>
        <p className="mt-2 text-small">
          {dayLabel(period.first)} to {dayLabel(addDays(period.last, 6))}
        </p>
        <PeriodLinks period={period} />
        {report ? (
          <>
            <ReceivedRequests period={period} weeks={report.weeks} />
            <QuoteTimes period={period} weeks={report.weeks} />
            <RequestedProducts period={period} report={report} />
            <Pages pages={report.pages} />
          </>
        ) : (
          <p role="alert" className="mt-10">
            The report could not be loaded. Nothing is lost: the requests are in the database, and
            the connection to it failed.{" "}
            <a href={addressOf(period)} className="underline underline-offset-2">
              Try again
            </a>
          </p>
        )}
        <p className="mt-16 text-small text-quiet">Version {process.env.SITE_VERSION}</p>
      </main>
    </div>
  );
}

function PeriodLinks({ period }: { period: Period }) {
  const [earlier, later] = [movePeriod(period, "earlier"), movePeriod(period, "later")];
  const links = [
    ...PERIOD_WEEKS.map((weeks) => ({
      label: `${weeks} weeks`,
      to: { ...period, weeks },
      isCurrent: weeks === period.weeks,
    })),
    { label: "Earlier weeks", to: earlier, isCurrent: false },
    { label: "Later weeks", to: later, isCurrent: false },
  ];
  return (
    <nav aria-label="Period" className="mt-2 flex flex-wrap gap-x-5 text-small print:hidden">
      {links.map(
        ({ label, to, isCurrent }) =>
          to && (
            <a
              key={label}
              href={addressOf(to)}
              aria-current={isCurrent || undefined}
              className="flex min-h-11 items-center text-quiet underline-offset-4 hover:text-ink aria-[current]:text-ink aria-[current]:underline"
            >
              {label}
            </a>
          ),
      )}
    </nav>
  );
}

type WeeksProps = { period: Period; weeks: readonly WeekCounts[] };

function ReceivedRequests({ period, weeks }: WeeksProps) {
  const rows = everyWeek(period, weeks);
  const total = sumOf(rows, ({ received }) => received);
  return (
    <BarTable
      title="How many arrive?"
      finding={`${plural(total, "request")} came in ${period.weeks} weeks, spam not counted.`}
      head="Week of"
      rows={rows.map(({ week, received }) => ({
        label: dayLabel(week),
        href: listAddress({ from: week, to: addDays(week, 6) }),
        parts: [{ name: "Received", count: received }],
      }))}
    />
  );
}

function QuoteTimes({ period, weeks }: WeeksProps) {
  const rows = everyWeek(period, weeks);
  const inTime = sumOf(rows, (week) => week.inTime);
  const quoted = inTime + sumOf(rows, (week) => week.late);
  const waiting = sumOf(rows, (week) => week.waiting);
  return (
    <BarTable
      title="How fast, against the promise?"
      finding={
        quoted === 0
          ? `No request of these weeks was quoted yet; ${waiting.toLocaleString("en")} wait.`
          : `${inTime.toLocaleString("en")} of ${plural(quoted, "quote")} went out within ${QUOTE_HOURS.last} hours (${Math.round((100 * inTime) / quoted)}%); ${waiting.toLocaleString("en")} still wait.`
      }
      definition="By the week in which a request arrived. Hours count on staffed days, as promised."
      head="Week of"
      rows={rows.map((week) => ({
        label: dayLabel(week.week),
        parts: [
          { name: "In time", count: week.inTime },
          { name: "Later", count: week.late },
          { name: "Waiting", count: week.waiting },
        ],
      }))}
    />
  );
}

function RequestedProducts({ period, report }: { period: Period; report: Report }) {
  const { products, sectors } = report;
  const days = { from: period.first, to: addDays(period.last, 6) };
  const [product] = products;
  const [sector] = sectors;
  const rowsOf = (counts: readonly ValueCount[], name: "product" | "project") =>
    counts.map(({ value, count }) => ({
      label: `${labelOf(value)} (${name === "project" ? "sector" : name})`,
      href: listAddress({ ...days, [name]: [value] }),
      parts: [{ name: "Requests", count }],
    }));
  return (
    <BarTable
      title="Which products and sectors?"
      finding={
        product && sector
          ? `${labelOf(product.value)} is the product asked for most, ${labelOf(sector.value)} the most frequent sector.`
          : "Nothing was asked for in these weeks."
      }
      definition="A request that names two products counts under both."
      head="Product or sector"
      rows={[...rowsOf(products, "product"), ...rowsOf(sectors, "project")]}
    />
  );
}

function Pages({ pages }: { pages: readonly PageVisits[] }) {
  const read = sumOf(pages, ({ view }) => view);
  const asked = plural(
    sumOf(pages, ({ sent }) => sent),
    "request",
  );
  const [first] = pages;
  return (
    <BarTable
      title="Which pages?"
      finding={
        first
          ? `${plural(read, "page")} read, ${first.page} most often. ${asked} sent from them.`
          : "No visit was counted in these weeks."
      }
      definition="Counted by the server, by week, without a cookie, a script or an address. Serverless hosts count nothing."
      head="Page or document"
      rows={pages.slice(0, MAX_PAGES).map(({ page, view, download, begun, sent }) => ({
        label: page,
        parts: [
          { name: "Read", count: view },
          { name: "Taken", count: download },
          { name: "Forms opened", count: begun },
          { name: "Sent", count: sent },
        ],
      }))}
      shown={1}
    />
  );
}

const NOTHING = { received: 0, inTime: 0, late: 0, waiting: 0 };

function everyWeek(period: Period, weeks: readonly WeekCounts[]): WeekCounts[] {
  return mondaysOf(period).map(
    (week) => weeks.find((each) => each.week === week) ?? { week, ...NOTHING },
  );
}

/** The list of what is counted, spam left out. */
function listAddress(filter: Partial<QuoteRequestFilter>): string {
  const status = STATUSES.filter((each) => each !== "spam");
  return `${LIST}?${formatFilter({ ...NO_FILTER, status, ...filter }).toString()}`;
}

function addressOf(period: Period): string {
  const search = new URLSearchParams(formatPeriod(period)).toString();
  return `${LIST}/figures${search && `?${search}`}`;
}

function sumOf<Row>(rows: readonly Row[], count: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + count(row), 0);
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** 7 Sep 2026, which British English abbreviates with four letters. */
function dayLabel(iso: string): string {
  return day.format(new Date(iso)).replace("Sept", "Sep");
}

function plural(count: number, one: string): string {
  return `${count.toLocaleString("en")} ${one}${count === 1 ? "" : "s"}`;
}
