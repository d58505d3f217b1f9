import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** When all of a caller's questions must be answered, by `performance.now`, and how long each of them may take. */
type Limits = { deadline: number; statementMs: number };

const holder = globalThis as typeof globalThis & { teragusLimits?: AsyncLocalStorage<Limits> };

/** One for the process, although Next's bundles bring copies of this module. */
function limits(): AsyncLocalStorage<Limits> {
  holder.teragusLimits ??= new AsyncLocalStorage();
  return holder.teragusLimits;
}

const current = (): Limits => limits().getStore() ?? { deadline: Infinity, statementMs: Infinity };

/** What the database may take of a visitor's patience, which ends after ten seconds. */
export const VISITOR_LIMIT_MS = 8_000;

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

/** How many milliseconds the code that runs now may still ask the database; Infinity where nobody set a deadline. */
export function remainingMs(): number {
  return Math.max(0, current().deadline - performance.now());
}

/** How many milliseconds a statement that begins now may take. */
export function statementLimitMs(): number {
  return Math.min(remainingMs(), current().statementMs);
}

/** Longer than any statement of a visitor's request; short enough for a second attempt within their patience. */
const FIRST_ATTEMPT_MS = 3_000;

/**
 * Does what may be done twice: once more, on another connection, where the first one was lost or a statement had no
 * answer within `firstMs`.
 */
export async function withSecondAttempt<Result>(
  work: () => Promise<Result>,
  firstMs = FIRST_ATTEMPT_MS,
): Promise<Result> {
  try {
    return await limits().run({ ...current(), statementMs: firstMs }, work);
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    return work();
  }
}

// PostgreSQL's manual, appendix A: connection exceptions, a statement that was cancelled, a server that goes down.
const LOST = /^(08...|57014|57P0[1-3])$/;

/** Whether a statement failed without the database having judged it. */
function isConnectionLoss(error: unknown): boolean {
  // drizzle wraps what the driver throws.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return LOST.test(cause.code ?? "");
  return cause instanceof NoAnswerError || (cause instanceof Error && isNetworkError(cause));
}

function isNetworkError(error: Error): boolean {
  const { code = "" } = error as { code?: string };
  // The driver's own words for a connection that ended or was never made.
  return /^E(?!RR_)[A-Z_]+$/.test(code) || /connection|timeout/i.test(error.message);
}
