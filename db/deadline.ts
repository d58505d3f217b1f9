import { oncePerProcess } from "#lib/once-per-process.ts";
import { AsyncLocalStorage } from "node:async_hooks";

type Limits = { deadline: number; statementMs: number };

const limits = oncePerProcess("limits", () => new AsyncLocalStorage<Limits>());

const current = (): Limits => limits.getStore() ?? { deadline: Infinity, statementMs: Infinity };

/** Visitors leave after about ten seconds, and the page itself needs some of them. */
export const VISITOR_LIMIT_MS = 7_000;

/** The database did not respond in time. */
export class NoResponseError extends Error {
  override name = "NoResponseError";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database did not answer in time.");
  }
}

/** Limits all of `work`'s database time, waiting for a connection included. An earlier outer deadline still applies. */
export function withDeadline<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { deadline, statementMs } = current();
  const own = performance.now() + milliseconds;
  return limits.run({ deadline: Math.min(own, deadline), statementMs }, work);
}

export function withStatementLimit<Result>(
  statementMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return limits.run({ ...current(), statementMs }, work);
}

/** Milliseconds left for database calls; Infinity without a deadline. */
function remainingMs(): number {
  return Math.max(0, current().deadline - performance.now());
}

export function statementLimitMs(): number {
  return Math.min(remainingMs(), current().statementMs);
}

/** Awaits a shared promise, but only until the caller's own deadline; then rejects with a `NoResponseError`. */
export async function beforeDeadline<Result>(pending: Promise<Result>): Promise<Result> {
  const limit = remainingMs();
  if (limit === Infinity) return pending;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new NoResponseError()), limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
