/**
 * What a log may hold of an error: its kind, its code and where it happened. The message stays out, because a failed
 * query's message ends with its parameters and PostgreSQL's detail with the row: personal data.
 */
export function reportOf(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: string };
  // The message comes first there, and may have lines that look like these.
  const trace = (cause.stack ?? "").replace(cause.message, "");
  const frames = trace.split("\n").filter((line) => line.startsWith("    at "));
  return { name: cause.name, ...(code && { code }), at: frames.map((line) => line.trim()) };
}
