import { once } from "node:events";
import { Readable } from "node:stream";
import type { NextRequest } from "next/server";
import { getDatabase } from "#db/client.ts";
import { exportQuoteRequests } from "#db/quote-request/export.ts";
import { refusal } from "#app/api/admin/submissions/json.ts";
import { withFilter } from "#app/api/admin/submissions/with-filter.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { csvFileName, isCsvFormat } from "#lib/server/csv.ts";

/** What the filter in the address shows as a CSV download; `format` is `csv`, `excel` or `excel-europe`. */
export function GET(request: NextRequest): Promise<Response> {
  return withSession(() =>
    withFilter(request, ["format"], async (filter, { format = "csv" }) => {
      if (!isCsvFormat(format)) return refusal(400, "Unknown format.");
      const csv = await exportQuoteRequests(getDatabase(), { filter, format });
      // A query that fails at once is still a 500; one that fails later breaks the download.
      await once(csv, "readable");
      return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, {
        headers: headers(),
      });
    }),
  );
}

/** The same without the rows; Next would otherwise start a copy that nobody reads. */
export function HEAD(): Promise<Response> {
  return withSession(() => Promise.resolve(new Response(null, { headers: headers() })));
}

function headers(): HeadersInit {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${csvFileName(new Date())}"`,
    "Cache-Control": "no-store",
  };
}
