import type { NextRequest } from "next/server";
import { exportCheckResponse, exportResponse } from "#server/quote-requests/export-action.ts";
import {
  inboxErrorResponse,
  inboxRoute,
  readView,
} from "#app/api/admin/submissions/inbox-route.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { isCsvFormat } from "#server/quote-requests/csv-format.ts";

/** Exports the filtered quote requests as CSV in `sort` order; `format` is `csv`, `excel` or `excel-europe`. */
export const GET = inboxRoute(async function GET(request: NextRequest) {
  await requireSession();
  const { filter, sort, rest } = readView(request, ["format"]);
  const { format = "csv" } = rest;
  if (!isCsvFormat(format)) return inboxErrorResponse(400, "Unknown format.");
  return exportResponse(request, { filter, sort }, format);
});

/** Checks whether an export would start. Without it Next would run GET for HEAD and discard the rows. */
export const HEAD = inboxRoute(async function HEAD() {
  await requireSession();
  return exportCheckResponse("csv");
});
