import { and, eq, sql, isNotNull } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { deliveries, quoteRequests, type Delivery } from "#db/schema.ts";
import { isDueBeforeTomorrow } from "#db/quote-requests/filter-queries.ts";
import { describeFileSpace } from "#server/files/space-queries.ts";
import { claimDelivery, type Claim, type SendResult } from "#db/deliveries/claim-mutations.ts";
import { REASON_LIMIT } from "#lib/quote-requests/delivery-channels.ts";
import "server-only";
import { randomUUID } from "node:crypto";
import { getMessage, type Message } from "./message-queries.ts";

/** Four to five days after the first attempt. */
export const ATTEMPTS = 18;
const FIRST_RETRY_SECONDS = 5;
const DAY_SECONDS = 24 * 60 * 60;

export type Claimed = { claim: Claim; message: Message };

/** Claims the delivery to a server that has been due longest; undefined if there is none. `now` is a morning mail's. */
export async function claimMessage(
  database: Database,
  server: string,
  now: Date,
): Promise<Claimed | undefined> {
  const claim = await claimDelivery(database, server);
  if (!claim) return undefined;
  const message = await getMessage(database, claim.id, now);
  if (!message) throw new Error(`Delivery ${claim.id} has no subject.`);
  return { claim, message };
}

export type AttemptResult = SendResult | { result: "withheld"; reason: string };

/** Stores an attempt's result; returns the state. Ignores a delivery that was settled or taken over meanwhile. */
export async function recordAttempt(
  database: Database,
  { id, leasedUntil }: Claim,
  { attempts }: Pick<Delivery, "attempts">,
  result: AttemptResult,
): Promise<Delivery["state"]> {
  const state = stateAfter(attempts, result);
  // Twice as long after each attempt, up to a day.
  const delay = Math.min(FIRST_RETRY_SECONDS * 2 ** attempts, DAY_SECONDS);
  await database
    .update(deliveries)
    .set({
      state,
      reason: "reason" in result ? [...result.reason].slice(0, REASON_LIMIT).join("") : null,
      nextAttemptAt: state === "queued" ? sql`now() + make_interval(secs => ${delay})` : null,
      settledAt: state === "queued" ? null : sql`now()`,
      ...(result.result !== "withheld" && { attempts: attempts + 1 }),
    })
    .where(
      and(
        eq(deliveries.id, id),
        eq(deliveries.state, "queued"),
        eq(deliveries.nextAttemptAt, leasedUntil),
      ),
    );
  return state;
}

function stateAfter(attempts: number, { result }: AttemptResult): Delivery["state"] {
  if (result === "delivered" || result === "withheld") return result;
  return result === "rejected" || attempts + 1 >= ATTEMPTS ? "failed" : "queued";
}

/** Requeues a failed delivery of a request or, with null, a morning mail. Returns false if there is none. */
export async function resendDelivery(
  database: Database,
  quoteRequestId: number | null,
  deliveryId: string,
): Promise<boolean> {
  const { rowCount } = await database
    .update(deliveries)
    .set({ state: "queued", attempts: 0, settledAt: null, nextAttemptAt: sql`now()` })
    .where(
      and(
        eq(deliveries.id, deliveryId),
        quoteRequestId === null
          ? isNotNull(deliveries.day)
          : eq(deliveries.quoteRequestId, quoteRequestId),
        eq(deliveries.state, "failed"),
      ),
    );
  return rowCount === 1;
}

/** Stores the mails to the export team and the buyer, and the webhooks, of a new quote request. */
export async function insertRequestDeliveries(
  transaction: Transaction,
  quoteRequestId: number,
  targets: readonly string[],
): Promise<void> {
  const recipients = [
    { channel: "desk-mail" as const },
    { channel: "buyer-mail" as const },
    ...targets.map((target) => ({ channel: "webhook" as const, target })),
  ];
  await transaction.insert(deliveries).values(
    recipients.map((recipient) => ({
      id: randomUUID(),
      event: "quote_request.created" as const,
      quoteRequestId,
      ...recipient,
    })),
  );
}

/** Stores a delivery of each status change to each webhook. */
export async function insertStatusDeliveries(
  transaction: Transaction,
  changes: readonly { quoteRequestId: number; eventId: number }[],
  targets: readonly string[],
): Promise<void> {
  const rows = changes.flatMap((change) =>
    targets.map((target) => ({
      ...change,
      target,
      id: randomUUID(),
      event: "quote_request.status_changed" as const,
      channel: "webhook" as const,
    })),
  );
  if (rows.length > 0) await transaction.insert(deliveries).values(rows);
}

/** Stores a day's mail if any quote is late or due, or attachments need space. Idempotent: several processes store one mail a day. */
export async function storeMorningMail(database: Database, day: string, now: Date): Promise<void> {
  const needsSpace = (await describeFileSpace(database)) !== null;
  await database.execute(
    sql`INSERT INTO ${deliveries} (id, day, event, channel)
      SELECT ${randomUUID()}::uuid, ${day}::date, 'desk.morning', 'desk-mail'
      WHERE ${needsSpace} OR EXISTS (SELECT FROM ${quoteRequests} WHERE ${isDueBeforeTomorrow(now)})
      ON CONFLICT (day) DO NOTHING`,
  );
}
