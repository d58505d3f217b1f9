import { once } from "node:events";
import { Readable } from "node:stream";
import type { NextRequest } from "next/server";
import { getExportDatabase } from "#server/database.ts";
import {
  ExportsBusyError,
  exportQuoteRequests,
  hasRoomForExport,
} from "#server/quote-requests/export-quote-requests.ts";
import { refusal } from "#app/api/admin/submissions/json.ts";
import { withView } from "#app/api/admin/submissions/with-filter.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { EXPORTS_BUSY } from "#lib/quote-requests/exports-busy.ts";
import { csvFileName, isCsvFormat } from "#server/quote-requests/csv-file.ts";
import { log } from "#server/observability/log.ts";

const RETRY_SECONDS = 60;

/** What the filter in the address shows, in the order of `sort`, as a CSV download; `format` is `csv`, `excel` or `excel-europe`. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    withView(request, ["format"], async (view, { format = "csv" }) => {
      if (!isCsvFormat(format)) return refusal(400, "Unknown format.");
      const { signal } = request;
      try {
        const csv = await exportQuoteRequests(getExportDatabase(), { ...view, format, signal });
        // A query that fails at once is still a 500; one that fails later breaks the download.
        await once(csv, "readable");
        return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, {
          headers: headers(),
        });
      } catch (error) {
        if (error instanceof ExportsBusyError) return busy();
        if (!signal.aborted) throw error;
        log.info("a clerk left before the export began");
        // Nobody reads it.
        return new Response(null, { status: 499 });
      }
    }),
  );
}

/** Whether an export would begin now, without its rows; Next would otherwise start a copy that nobody reads. */
export function HEAD(): Promise<Response> {
  return withSession(() =>
    Promise.resolve(
      hasRoomForExport(getExportDatabase()) ? new Response(null, { headers: headers() }) : busy(),
    ),
  );
}

function busy(): Response {
  return refusal(503, EXPORTS_BUSY, { "Retry-After": String(RETRY_SECONDS) });
}

function headers(): HeadersInit {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${csvFileName(new Date())}"`,
    "Cache-Control": "no-store",
  };
}
