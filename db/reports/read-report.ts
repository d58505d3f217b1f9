import { inTransaction, type Database } from "#db/client.ts";
import type { Period } from "#lib/reports/report-period.ts";
import { countArrivals, type Arrivals } from "./arrivals.ts";
import { countBudgets, type BudgetCount } from "./budgets.ts";
import type { ReportQuery } from "./counted-weeks.ts";
import { countOpenWork, type OpenWork } from "./open-work.ts";
import { countOutcomes, type Outcome } from "./outcomes.ts";
import { countProducts, type ProductCounts } from "./product-counts.ts";
import { readVisits, type Visits } from "./visits.ts";
import { countWaiting, timeQuotes, type QuoteTimes, type WaitingCount } from "./quote-times.ts";

export type Report = {
  at: string;
  period: Period;
  arrivals: Arrivals[];
  products: ProductCounts;
  outcomes: Outcome[];
  budgets: BudgetCount[];
  quoteTimes: QuoteTimes[];
  waiting: WaitingCount[];
  openWork: OpenWork[];
  /** Of the whole site, whatever the filter. */
  visits: Visits[];
};

/** Reads everything in one snapshot, so that no two numbers contradict each other. */
export function readReport(
  database: Database,
  query: ReportQuery,
  at = new Date(),
): Promise<Report> {
  return inTransaction(database, async (transaction) => {
    await transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    return {
      at: at.toISOString(),
      period: query.period,
      arrivals: await countArrivals(transaction, query),
      products: await countProducts(transaction, query),
      outcomes: await countOutcomes(transaction, query),
      budgets: await countBudgets(transaction, query),
      quoteTimes: await timeQuotes(transaction, query),
      waiting: await countWaiting(transaction, query),
      openWork: await countOpenWork(transaction, query.filter, at),
      visits: await readVisits(transaction, query.period),
    };
  });
}
