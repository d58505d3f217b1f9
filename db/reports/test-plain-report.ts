import type { QuoteRequest } from "#db/schema.ts";
import { companyDay } from "#lib/time/company-time.ts";
import { afterStaffedHours } from "#lib/time/office-hours.ts";
import { AGES, daysOfAge } from "#lib/reports/waiting-ages.ts";
import { mondayOf } from "#lib/reports/report-period.ts";
import { UNASSIGNED, type QuoteRequestFilter } from "#lib/quote-requests/quote-request-filter.ts";
import { STATUSES } from "#lib/quote-requests/quote-request-status.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import type { ReportQuery } from "./counted-weeks.ts";
import type { Report } from "./read-report.ts";

const HOUR_MS = 60 * 60 * 1_000;
const WAITING = new Set(["pending", "in_review"]);

/** Computes the report row by row, to compare with the SQL. */
export function plainReport(
  rows: readonly QuoteRequest[],
  { filter, period }: ReportQuery,
  at: Date,
): Report {
  const inPeriod = rows.filter((row) => {
    const week = weekOf(row);
    return week >= period.first && week <= period.last;
  });
  const shown = inPeriod.filter((row) => isShown(row, filter, at));
  const whateverProduct = inPeriod.filter((row) => isShown(row, { ...filter, product: [] }, at));
  const quoted = shown.filter(({ quotedAt }) => quotedAt !== null);
  const open = rows.filter((row) => isShown(row, filter, at) && WAITING.has(row.status));
  return {
    at: at.toISOString(),
    period,
    // Not of quote requests.
    visits: [],
    arrivals: groups(shown, (row) => [weekOf(row), row.projectType]).map(
      ([[week = "", project = ""], { length }]) => ({ week, project, count: length }),
    ),
    products: {
      total: whateverProduct.length,
      products: [
        "hardwood-flooring",
        "wall-panels",
        "custom-cabinets",
        "doors-windows",
        "multiple-products",
        "custom-solution",
      ].map((product) => ({
        product,
        count: whateverProduct.filter((row) =>
          row.productCategory.split(PRODUCT_CATEGORY_SEPARATOR).includes(product),
        ).length,
      })),
    },
    outcomes: groups(shown, (row) => [known(row.status), known(row.dismissedFrom)]).map(
      ([[status = "", dismissedFrom = ""], { length }]) => ({
        status,
        dismissedFrom,
        count: length,
      }),
    ),
    budgets: groups(shown, (row) => [row.budgetRange ?? ""]).map(([[budget = ""], { length }]) => ({
      budget,
      count: length,
    })),
    quoteTimes: [
      ...groups(quoted, (row) => [weekOf(row)]).map(([[week = ""], part]) => timesOf(week, part)),
      ...(quoted.length > 0 ? [timesOf(null, quoted)] : []),
    ],
    waiting: groups(
      shown.filter((row) => WAITING.has(row.status)),
      (row) => [weekOf(row)],
    ).map(([[week = ""], { length }]) => ({ week, count: length })),
    openWork: groups(open, (row) => [row.assignee ?? ""]).map(([, part]) => ({
      assignee: part[0]?.assignee ?? null,
      counts: AGES.map(({ from, to }) => part.filter((row) => isAged(row, at, from, to)).length),
      onDays: AGES.map((age) => {
        const days = daysOfAge(age, at);
        return part.filter((row) => {
          const day = companyDay(row.createdAt);
          return (days.from === undefined || day >= days.from) && day <= days.to;
        }).length;
      }),
    })),
  };
}

const known = (status: string | null) => STATUSES.find((each) => each === status) ?? "";
const weekOf = ({ createdAt }: QuoteRequest) => mondayOf(companyDay(createdAt));

function isAged({ createdAt }: QuoteRequest, at: Date, from: number, to: number | undefined) {
  const isOver = (hours: number) =>
    hours <= 48
      ? afterStaffedHours(createdAt, hours) <= at
      : at.getTime() - createdAt.getTime() >= hours * HOUR_MS;
  return (from === 0 || isOver(from)) && (to === undefined || !isOver(to));
}

function isShown(row: QuoteRequest, filter: QuoteRequestFilter, at: Date): boolean {
  const isStatus =
    filter.status[0] === "open"
      ? ["pending", "in_review", "quoted"].includes(row.status)
      : isAmong(row.status, filter.status);
  const [product] = filter.product;
  return (
    isStatus &&
    isAmong(row.projectType, filter.project) &&
    isAmong(row.budgetRange, filter.budget) &&
    isAmong(row.timeline, filter.timeline) &&
    (product === undefined ||
      row.productCategory.split(PRODUCT_CATEGORY_SEPARATOR).includes(product)) &&
    (filter.assignee === undefined ||
      (filter.assignee === UNASSIGNED
        ? row.assignee === null
        : row.assignee === filter.assignee)) &&
    (filter.due === undefined || isDue(row, filter.due, at))
  );
}

function isAmong(value: string | null, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((each) => each === value);
}

function isDue({ status, createdAt }: QuoteRequest, due: string, at: Date): boolean {
  const promised = afterStaffedHours(createdAt, 48);
  if (!WAITING.has(status)) return false;
  if (due === "late") return promised <= at;
  return promised > at && companyDay(new Date(promised.getTime() - 1)) === companyDay(at);
}

function timesOf(week: string | null, quoted: readonly QuoteRequest[]) {
  const hours = quoted
    .map(({ createdAt, quotedAt }) =>
      Math.max(0, Math.ceil(((quotedAt ?? createdAt).getTime() - createdAt.getTime()) / HOUR_MS)),
    )
    .toSorted((one, other) => one - other);
  const within = (limit: number) => hours.filter((each) => each <= limit).length;
  return {
    week,
    quoted: hours.length,
    early: within(24),
    inTime: within(48),
    median: hours[Math.ceil(hours.length * 0.5) - 1] ?? Number.NaN,
    ninth: hours[Math.ceil((hours.length * 9) / 10) - 1] ?? Number.NaN,
  };
}

function groups(
  rows: readonly QuoteRequest[],
  keyOf: (row: QuoteRequest) => string[],
): [string[], QuoteRequest[]][] {
  const parts = Map.groupBy(rows, (row) => JSON.stringify(keyOf(row)));
  return [...parts].map(([key, part]) => [JSON.parse(key) as string[], part]);
}
