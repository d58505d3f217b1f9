import { and, eq, sql } from "drizzle-orm";
import type { Job, PgBoss } from "pg-boss";
import { inTransaction, type Database } from "#db/client.ts";
import { deliveries, type Delivery } from "#db/schema.ts";
import type { Outcome } from "#db/deliveries/delivery-outcome.ts";
import { WORDS_LIMIT } from "#lib/quote-requests/delivery-channels.ts";
import { QUEUE, withClient } from "./job-queue.ts";

/** Four to five days after the first attempt. */
export const ATTEMPTS = 18;

export type Verdict = Outcome | { result: "withheld"; words: string };

/** Updates delivery and job in one transaction; returns the state. Ignores a job that another worker has taken. */
export function recordAttempt(
  database: Database,
  queue: PgBoss,
  job: Pick<Job, "id" | "retryCount">,
  delivery: Delivery,
  verdict: Verdict,
): Promise<Delivery["state"]> {
  const state = stateAfter(delivery, verdict);
  // The retry count ensures that a job taken over by another worker is not completed here.
  const attempt = { id: job.id, retryCount: job.retryCount };
  const words = "words" in verdict ? [...verdict.words].slice(0, WORDS_LIMIT).join("") : null;
  return inTransaction(database, async (transaction, client) => {
    const options = { db: withClient(client) };
    let nextAttemptAt: Date | null = null;
    if (state === "queued") {
      await queue.fail(QUEUE, attempt, null, options);
      const [again] = await queue.findJobs(QUEUE, { id: job.id, ...options });
      nextAttemptAt = again?.startAfter ?? null;
    } else {
      await queue.complete(QUEUE, attempt, null, options);
    }
    await transaction
      .update(deliveries)
      .set({
        state,
        words,
        nextAttemptAt,
        settledAt: state === "queued" ? null : sql`now()`,
        ...(verdict.result !== "withheld" && { attempts: sql`${deliveries.attempts} + 1` }),
      })
      .where(and(eq(deliveries.id, delivery.id), eq(deliveries.state, "queued")));
    return state;
  });
}

function stateAfter({ attempts }: Delivery, { result }: Verdict): Delivery["state"] {
  if (result === "delivered" || result === "withheld") return result;
  return result === "rejected" || attempts + 1 >= ATTEMPTS ? "failed" : "queued";
}
