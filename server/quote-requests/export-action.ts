import { once } from "node:events";
import { Readable } from "node:stream";
import type { ListedView } from "#lib/inbox/saved-view.ts";
import { getExportDatabase } from "#server/database.ts";
import { log } from "#server/observability/log.ts";
import { exportFileName, type ExportFormat } from "./csv-format.ts";
import { exportQuoteRequests, requireExportConnection } from "./export-queries.ts";

/** Streams the view as a download; throws if all exports are in use, 499 if the client left before it began. */
export async function exportResponse(
  { signal }: Request,
  view: ListedView,
  format: ExportFormat,
): Promise<Response> {
  try {
    const file = await exportQuoteRequests(getExportDatabase(), { ...view, format, signal });
    // Wait for the first bytes: a query that fails before them is a 500, one that fails later breaks the download.
    await once(file, "readable");
    const body = Readable.toWeb(file) as ReadableStream<Uint8Array>;
    return new Response(body, { headers: headersOf(format) });
  } catch (error) {
    if (!signal.aborted) throw error;
    log.info("operator left before the export began");
    return new Response(null, { status: 499 });
  }
}

/** Whether an export would start: throws as it would. */
export function exportCheckResponse(format: ExportFormat): Response {
  requireExportConnection(getExportDatabase());
  return new Response(null, { headers: headersOf(format) });
}

function headersOf(format: ExportFormat): HeadersInit {
  return {
    "Content-Type":
      format === "xlsx"
        ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        : "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${exportFileName(format, new Date())}"`,
    "Cache-Control": "no-store",
  };
}
