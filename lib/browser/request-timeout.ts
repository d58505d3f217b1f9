/** How long to wait for a response before the visitor is told that there is none. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Aborts with `signal`, or with a `TimeoutError` after `ms`. */
export function withTimeout(signal?: AbortSignal | null, ms = REQUEST_TIMEOUT_MS): AbortSignal {
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}
