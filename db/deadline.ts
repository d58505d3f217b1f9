import { AsyncLocalStorage } from "node:async_hooks";

/** When all of a caller's questions must be answered, by `performance.now`, and how long each of them may take. */
type Limits = { deadline: number; statementMs: number };

const holder = globalThis as typeof globalThis & { teragusLimits?: AsyncLocalStorage<Limits> };

/** One for the process, although Next's bundles bring copies of this module. */
function limits(): AsyncLocalStorage<Limits> {
  holder.teragusLimits ??= new AsyncLocalStorage();
  return holder.teragusLimits;
}

const current = (): Limits => limits().getStore() ?? { deadline: Infinity, statementMs: Infinity };

/** What the database may take of a visitor's patience, which ends after ten seconds: the page takes some of it too. */
export const VISITOR_LIMIT_MS = 7_000;

/** The database did not answer in time, or not at all. */
export class NoAnswerError extends Error {
  override name = "NoAnswerError";
  readonly code = "ETIMEDOUT";

  constructor() {
    super("The database did not answer in time.");
  }
}

/**
 * Gives all that `work` asks of the database so many milliseconds together, the wait for a connection included; then
 * what is under way fails. Within another deadline the earlier one counts.
 */
export function withDeadline<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { deadline, statementMs } = current();
  const own = performance.now() + milliseconds;
  return limits().run({ deadline: Math.min(own, deadline), statementMs }, work);
}

/** Gives each statement of `work` so many milliseconds, within whatever deadline there is. */
export function withStatementLimit<Result>(
  statementMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  return limits().run({ ...current(), statementMs }, work);
}

/** How many milliseconds the code that runs now may still ask the database; Infinity where nobody set a deadline. */
export function remainingMs(): number {
  return Math.max(0, current().deadline - performance.now());
}

/** How many milliseconds a statement that begins now may take. */
export function statementLimitMs(): number {
  return Math.min(remainingMs(), current().statementMs);
}

/** Waits for what another one began, no longer than the caller's own deadline; rejects with a `NoAnswerError` then. */
export async function beforeDeadline<Result>(pending: Promise<Result>): Promise<Result> {
  const limit = remainingMs();
  if (limit === Infinity) return pending;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new NoAnswerError()), limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
