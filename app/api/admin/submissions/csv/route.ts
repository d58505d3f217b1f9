import { once } from "node:events";
import { Readable } from "node:stream";
import type { NextRequest } from "next/server";
import { getDatabase } from "@/db/client";
import { exportSubmissions } from "@/db/submission-export";
import { filtered, forDesk, refusal } from "@/lib/admin-response";
import { csvFileName, isCsvFormat } from "@/lib/csv";

/** What the filter in the address shows as a CSV download; `format` is `csv`, `excel` or `excel-europe`. */
export function GET(request: NextRequest): Promise<Response> {
  return forDesk(() =>
    filtered(request, ["format"], async (filter, { format = "csv" }) => {
      if (!isCsvFormat(format)) return refusal(400, "Unknown format.");
      const csv = await exportSubmissions(getDatabase(), { filter, format });
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
  return forDesk(() => Promise.resolve(new Response(null, { headers: headers() })));
}

function headers(): HeadersInit {
  return {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${csvFileName(new Date())}"`,
    "Cache-Control": "no-store",
  };
}
