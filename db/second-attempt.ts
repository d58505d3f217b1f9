import pg from "pg";
import { NoResponseError, withStatementLimit } from "./deadline.ts";

/** Longer than any statement of a visitor's request, short enough for a retry. */
const FIRST_ATTEMPT_MS = 3_000;

/** Retries idempotent work once on another connection if the first was lost or timed out. */
export async function withSecondAttempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withStatementLimit(FIRST_ATTEMPT_MS, work);
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    return work();
  }
}

// PostgreSQL manual, appendix A: connection exceptions, canceled statement, server shutdown.
const CONNECTION_ERROR_CODES = /^(08...|57014|57P0[1-3])$/;

/** Whether the statement failed for a reason other than its content. */
function isConnectionLoss(error: unknown): boolean {
  // drizzle wraps the driver's errors.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return CONNECTION_ERROR_CODES.test(cause.code ?? "");
  return cause instanceof NoResponseError || (cause instanceof Error && isNetworkError(cause));
}

function isNetworkError(error: Error): boolean {
  const { code = "" } = error as { code?: string };
  // pg's and Node's errors for a connection that ended or failed.
  return /^E(?!RR_)[A-Z_]+$/.test(code) || /connection|timeout/i.test(error.message);
}
