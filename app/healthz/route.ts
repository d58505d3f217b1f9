import { sql } from "drizzle-orm";
import { getDatabase } from "#db/client.ts";
import { log } from "#lib/server/observability/log.ts";
import { withRequestId } from "#lib/server/observability/request-id.ts";

export const dynamic = "force-dynamic";

/** Says whether this instance is up and the database answers: 200, or 503 when it does not. */
export function GET(request: Request): Promise<Response> {
  return withRequestId(request.headers, respond);
}

async function respond(): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    await getDatabase().execute(sql`SELECT 1`);
    return Response.json({ status: "ok", database: "ok" }, { headers });
  } catch (error) {
    log.error(
      { code: (error as { code?: string }).code },
      "health check: the database does not answer",
    );
    return Response.json({ status: "error", database: "unreachable" }, { status: 503, headers });
  }
}
