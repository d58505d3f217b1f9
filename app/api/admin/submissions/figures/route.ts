import type { NextRequest } from "next/server";
import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { json, errorResponse } from "#app/api/admin/submissions/json.ts";
import { readFilter } from "#app/api/admin/submissions/read-filter.ts";
import { readReport } from "#db/reports/read-report.ts";
import { parsePeriod } from "#lib/reports/report-period.ts";
import { requireSession } from "#server/auth/require-operator.ts";
import { getDatabase } from "#server/database.ts";

/** The report on the filtered quote requests, for `weeks` weeks up to the week of the Monday `until`. */
export const GET = inboxRoute(async (request: NextRequest) => {
  await requireSession();
  const { filter, rest } = readFilter(request, ["weeks", "until"]);
  const listOnly = (["q", "from", "to"] as const).filter((name) => filter[name] !== undefined);
  if (listOnly.length > 0) return errorResponse(400, `Unknown filter: ${listOnly.join(", ")}.`);
  const period = parsePeriod(rest, new Date());
  if (!period) return errorResponse(400, "Unknown period.");
  return json(await readReport(getDatabase(), { filter, period }));
});
