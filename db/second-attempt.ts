import pg from "pg";
import { NoAnswerError, withStatementLimit } from "./deadline.ts";

/** Longer than any statement of a visitor's request; leaves time for a second attempt. */
const FIRST_ATTEMPT_MS = 3_000;

/** Retries idempotent work once on another connection, if the first was lost or did not respond in time. */
export async function withSecondAttempt<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await withStatementLimit(FIRST_ATTEMPT_MS, work);
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    return work();
  }
}

// PostgreSQL manual, appendix A: connection errors, canceled statements, server shutdown.
const LOST = /^(08...|57014|57P0[1-3])$/;

function isConnectionLoss(error: unknown): boolean {
  // drizzle wraps the driver's errors.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof pg.DatabaseError) return LOST.test(cause.code ?? "");
  return cause instanceof NoAnswerError || (cause instanceof Error && isNetworkError(cause));
}

function isNetworkError(error: Error): boolean {
  const { code = "" } = error as { code?: string };
  // The driver's messages for a lost or failed connection.
  return /^E(?!RR_)[A-Z_]+$/.test(code) || /connection|timeout/i.test(error.message);
}
