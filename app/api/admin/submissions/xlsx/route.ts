import type { NextRequest } from "next/server";
import { exportCheckResponse, exportResponse } from "#server/quote-requests/export-action.ts";
import { inboxRoute, readView } from "#app/api/admin/submissions/inbox-route.ts";
import { requireSession } from "#server/auth/session-mutations.ts";

/** Exports the filtered quote requests as an Excel workbook in `sort` order. */
export const GET = inboxRoute(async function GET(request: NextRequest) {
  await requireSession();
  const { filter, sort } = readView(request, []);
  return exportResponse(request, { filter, sort }, "xlsx");
});

/** Checks whether an export would start. */
export const HEAD = inboxRoute(async function HEAD() {
  await requireSession();
  return exportCheckResponse("xlsx");
});
