import { AsyncLocalStorage } from "node:async_hooks";

/** `deadline` is in `performance.now` time. */
type Limits = { deadline: number; statementMs: number };

const holder = globalThis as typeof globalThis & { teragusLimits?: AsyncLocalStorage<Limits> };

/** Stored on globalThis because Next bundles several copies of this module. */
function limits(): AsyncLocalStorage<Limits> {
  holder.teragusLimits ??= new AsyncLocalStorage();
  return holder.teragusLimits;
}

const current = (): Limits => limits().getStore() ?? { deadline: Infinity, statementMs: Infinity };

/** The database's share of a visitor's ten-second limit; rendering needs the rest. */
export const VISITOR_LIMIT_MS = 7_000;

export class NoAnswerError extends Error {
  override name = "NoAnswerError";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database did not answer in time.");
  }
}

/**
 * Limits the total database time of `work`, including the wait for a connection; then pending queries fail. When
 * nested, the earlier deadline applies.
 */
export function withDeadline<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { deadline, statementMs } = current();
  const own = performance.now() + milliseconds;
  return limits().run({ deadline: Math.min(own, deadline), statementMs }, work);
}

/** Limits each statement of `work`, within any surrounding deadline. */
export function withStatementLimit<Result>(
  statementMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return limits().run({ ...current(), statementMs }, work);
}

/** Milliseconds left before the deadline; Infinity without one. */
export function remainingMs(): number {
  return Math.max(0, current().deadline - performance.now());
}

/** Milliseconds allowed for a statement that starts now. */
export function statementLimitMs(): number {
  return Math.min(remainingMs(), current().statementMs);
}

/** Awaits work that another caller started, up to this caller's deadline; then rejects with `NoAnswerError`. */
export async function beforeDeadline<Result>(pending: Promise<Result>): Promise<Result> {
  const limit = remainingMs();
  if (limit === Infinity) return pending;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new NoAnswerError()), limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
