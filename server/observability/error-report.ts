/** Omits the message: a failed query's message contains its parameters, which are personal data. */
export function reportOf(error: unknown): { name: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code } = cause as { code?: string };
  // The stack starts with the message, whose lines may look like frames.
  const trace = (cause.stack ?? "").replace(cause.message, "");
  const frames = trace.split("\n").filter((line) => line.startsWith("    at "));
  return { name: cause.name, ...(code && { code }), at: frames.map((line) => line.trim()) };
}
