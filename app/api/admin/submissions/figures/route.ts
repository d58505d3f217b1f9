import type { NextRequest } from "next/server";
import { json, refusal } from "#app/api/admin/submissions/json.ts";
import { withFilter } from "#app/api/admin/submissions/with-filter.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { getDatabase } from "#server/database.ts";
import { readFigures } from "#db/reports/read-report.ts";
import { parsePeriod } from "#lib/reports/report-period.ts";

/** The figures of what the filter in the address shows, of so many `weeks` up to the one of the Monday `until`. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    withFilter(request, ["weeks", "until"], async (filter, { weeks, until }) => {
      const listOnly = (["q", "from", "to"] as const).filter((name) => filter[name] !== undefined);
      if (listOnly.length > 0) return refusal(400, `Unknown filter: ${listOnly.join(", ")}.`);
      const period = parsePeriod({ weeks, until }, new Date());
      if (!period) return refusal(400, "Unknown period.");
      return json(await readFigures(getDatabase(), { filter, period }));
    }),
  );
}
