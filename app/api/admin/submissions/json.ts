/** A JSON response with `no-store`. */
export function json(body: unknown, status = 200, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

export function errorResponse(
  status: number,
  error: string,
  headers?: Record<string, string>,
): Response {
  return json({ error }, status, headers);
}
