/** How long a person waits for an answer before they are told that there is none. */
export const PATIENCE_MS = 30_000;

/** Aborts with `signal`, or with a `TimeoutError` after `ms`. */
export function withPatience(signal?: AbortSignal | null, ms = PATIENCE_MS): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

export function isNoAnswer(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}
