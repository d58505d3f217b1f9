/** A JSON answer that no cache keeps. */
export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}

/** A refusal in one sentence. */
export function refusal(status: number, error: string): Response {
  return json({ error }, status);
}
