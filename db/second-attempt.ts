import pg from "pg";
import { NoAnswerError, withStatementLimit } from "./deadline.ts";

/** Longer than any statement of a visitor's request; short enough for a second attempt within their patience. */
const FIRST_ATTEMPT_MS = 3_000;

/**
 * Does what may be done twice once more, on another connection, where the first was lost or did not answer in time
 * (silent-database.spec.ts).
 */
export async function withSecondAttempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withStatementLimit(FIRST_ATTEMPT_MS, work);
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
