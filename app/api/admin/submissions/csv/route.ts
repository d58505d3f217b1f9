import { once } from "node:events";
import { Readable } from "node:stream";
import type { NextRequest } from "next/server";
import { getExportDatabase } from "#server/database.ts";
import {
  ExportsBusyError,
  exportQuoteRequests,
  hasRoomForExport,
} from "#server/quote-requests/export-quote-requests.ts";
import { errorResponse } from "#app/api/admin/submissions/json.ts";
import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { readView } from "#app/api/admin/submissions/read-filter.ts";
import { requireSession } from "#server/auth/require-operator.ts";
import { EXPORTS_BUSY } from "#lib/quote-requests/exports-busy.ts";
import { csvFileName, isCsvFormat } from "#server/quote-requests/csv-file.ts";
import { log } from "#server/observability/log.ts";

const RETRY_SECONDS = 60;

/** Exports the filtered quote requests as CSV in `sort` order; `format` is `csv`, `excel` or `excel-europe`. */
export const GET = inboxRoute(async (request: NextRequest) => {
  await requireSession();
  const { filter, sort, rest } = readView(request, ["format"]);
  const { format = "csv" } = rest;
  if (!isCsvFormat(format)) return errorResponse(400, "Unknown format.");
  const { signal } = request;
  try {
    const csv = await exportQuoteRequests(getExportDatabase(), { filter, sort, format, signal });
    // Wait for the first row: a query that fails before it is a 500, one that fails later breaks the download.
    await once(csv, "readable");
    return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, { headers: headers() });
  } catch (error) {
    if (error instanceof ExportsBusyError) return busy();
    if (!signal.aborted) throw error;
    log.info("operator left before the export began");
    return new Response(null, { status: 499 });
  }
});

/** Checks whether an export would start. Without it Next would run GET for HEAD and discard the rows. */
export const HEAD = inboxRoute(async () => {
  await requireSession();
  return hasRoomForExport(getExportDatabase())
    ? new Response(null, { headers: headers() })
    : busy();
});

function busy(): Response {
  return errorResponse(503, EXPORTS_BUSY, { "Retry-After": String(RETRY_SECONDS) });
}

function headers(): HeadersInit {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${csvFileName(new Date())}"`,
    "Cache-Control": "no-store",
  };
}
