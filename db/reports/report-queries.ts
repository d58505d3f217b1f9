import { and, count, desc, inArray, ne, sql, type SQL } from "drizzle-orm";
import { QUOTE_DAYS } from "#content/claims.ts";
import { company } from "#content/company.ts";
import { inTransaction, type Database } from "#db/create-database.ts";
import { quoteRequests } from "#db/schema.ts";
import { PRODUCT_CATEGORY_SEPARATOR } from "#lib/quote-requests/quote-request-schema.ts";
import { WAITING } from "#lib/quote-requests/quote-request-status.ts";
import { addDays, type Period } from "#lib/reports/report-period.ts";
import { countVisits, type PageVisits } from "./site-visit-mutations.ts";

/** Of the requests that arrived in the week of this Monday: how many were quoted as promised, later, or still wait. */
export type WeekCounts = {
  week: string;
  received: number;
  inTime: number;
  late: number;
  waiting: number;
};
export type ValueCount = { value: string; count: number };
export type Report = {
  weeks: WeekCounts[];
  /** A request that names two products counts under both. */
  products: ValueCount[];
  sectors: ValueCount[];
  pages: PageVisits[];
};

const { createdAt, quotedAt, status, projectType, productCategory } = quoteRequests;
const zone = sql.raw(`'${company.timeZone}'`);
const arrival = sql`(${createdAt} AT TIME ZONE ${zone})`;

/** What arrived in a period, but for spam; read in one snapshot, so that no two numbers contradict each other. */
export function readReport(database: Database, period: Period): Promise<Report> {
  return inTransaction(database, async (transaction) => {
    await transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY");
    const arrived = and(arrivedIn(period), ne(status, "spam"));
    const week = sql<string>`date_trunc('week', ${arrival})::date::text`;
    const weeks = await transaction
      .select({
        week,
        received: count(),
        inTime: countIf(sql`${quotedAt} <= ${deadline()}`),
        late: countIf(sql`${quotedAt} > ${deadline()}`),
        waiting: countIf(inArray(status, [...WAITING])),
      })
      .from(quoteRequests)
      .where(arrived)
      // By its place, since PostgreSQL takes the expression with another parameter for another one.
      .groupBy(sql`1`)
      .orderBy(sql`1`);
    const product = sql<string>`product`;
    const products = await transaction
      .select({ value: product, count: count() })
      .from(quoteRequests)
      .innerJoin(
        sql`unnest(string_to_array(${productCategory}, ${PRODUCT_CATEGORY_SEPARATOR})) AS product`,
        sql`true`,
      )
      .where(arrived)
      .groupBy(product)
      .orderBy(desc(count()), product);
    const sectors = await transaction
      .select({ value: projectType, count: count() })
      .from(quoteRequests)
      .where(arrived)
      .groupBy(projectType)
      .orderBy(desc(count()), projectType);
    return { weeks, products, sectors, pages: await countVisits(transaction, period) };
  });
}

function countIf(condition: SQL) {
  return sql<number>`count(*) FILTER (WHERE ${condition})::int`;
}

function arrivedIn({ first, last }: Period): SQL {
  return sql`(${createdAt} >= ${midnight(first)} AND ${createdAt} < ${midnight(addDays(last, 7))})`;
}

function midnight(day: string): SQL {
  return sql`(${day}::timestamp AT TIME ZONE ${zone})`;
}

const WEEK = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/**
 * When the promised hours of staffed days have passed since a request's arrival (as lib/time/office-hours.ts counts
 * them): at the same time of a later staffed day or, after an arrival on a day off, when such a day ends.
 */
function deadline(): SQL {
  const isStaffed = (day: number) =>
    company.hours.days.some((name) => name === WEEK[day % WEEK.length]);
  const cases = WEEK.map((_, day) => {
    let later = 0;
    for (let staffed = 0; staffed < QUOTE_DAYS; later += 1)
      if (isStaffed(day + later + 1)) staffed += 1;
    const moment = isStaffed(day)
      ? sql`${arrival} + ${sql.raw(`interval '${later} days'`)}`
      : sql`date_trunc('day', ${arrival}) + ${sql.raw(`interval '${later + 1} days'`)}`;
    return sql`WHEN ${sql.raw(String(day))} THEN ${moment}`;
  });
  return sql`((CASE extract(dow FROM ${arrival})::int ${sql.join(cases, sql` `)} END) AT TIME ZONE ${zone})`;
}
