import "#lib/validation/configure-zod.ts";
import { z } from "zod";
import type { Report } from "#db/reports/read-report.ts";
import { PERIOD_WEEKS } from "#lib/reports/report-period.ts";

const count = z.int();
const week = z.iso.date();

export const reportSchema = z.object({
  at: z.iso.datetime({ offset: true }),
  period: z.object({ weeks: z.literal(PERIOD_WEEKS), first: week, last: week, current: week }),
  arrivals: z.array(z.object({ week, project: z.string(), count })),
  products: z.object({
    total: count,
    products: z.array(z.object({ product: z.string(), count })),
  }),
  outcomes: z.array(z.object({ status: z.string(), dismissedFrom: z.string(), count })),
  budgets: z.array(z.object({ budget: z.string(), count })),
  quoteTimes: z.array(
    z.object({
      week: week.nullable(),
      quoted: count,
      early: count,
      inTime: count,
      median: count,
      ninth: count,
    }),
  ),
  waiting: z.array(z.object({ week, count })),
  openWork: z.array(
    z.object({ assignee: z.string().nullable(), counts: z.array(count), onDays: z.array(count) }),
  ),
  visits: z.array(z.object({ week, page: z.string(), event: z.string(), count })),
}) satisfies z.ZodType<Report>;
