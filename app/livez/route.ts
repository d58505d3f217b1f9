export const dynamic = "force-dynamic";

/** Says that this process answers, and nothing more: no database, no file. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
