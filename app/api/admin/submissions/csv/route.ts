import { once } from "node:events";
import { Readable } from "node:stream";
import { getDatabase } from "@/db/client";
import { exportSubmissions } from "@/db/submission-export";
import { forDesk } from "@/lib/admin-response";
import { csvFileName } from "@/lib/csv";

/** All requests as a CSV download. */
export function GET(): Promise<Response> {
  return forDesk(async () => {
    const csv = await exportSubmissions(getDatabase());
    // A query that fails at once is still a 500; one that fails later breaks the download.
    await once(csv, "readable");
    return new Response(Readable.toWeb(csv) as ReadableStream<Uint8Array>, { headers: headers() });
  });
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
