import "server-only";
import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#db/client.ts";
import { deliveries } from "#db/schema.ts";
import type { DeliveryChannel, DeliveryEvent } from "#lib/quote-request/delivery.ts";
import { insertJobs } from "./job-queue.ts";

/** To whom something is told; a webhook by the name of its target. */
export type Recipient = { channel: Exclude<DeliveryChannel, "webhook"> } | Webhook;
type Webhook = { channel: "webhook"; target: string };

/** What is told: of which request, and for a change of status the entry of its history. */
export type Subject = { event: DeliveryEvent; quoteRequestId: number; eventId?: number };

/** The webhooks of these names as recipients. */
export function webhooks(targets: readonly string[]): Webhook[] {
  return targets.map((target) => ({ channel: "webhook", target }));
}

/** Stores what is to be told within the transaction that makes it true. */
export async function insertDeliveries(
  queue: PgBoss,
  { transaction, client }: { transaction: Transaction; client: pg.ClientBase },
  subject: Subject,
  recipients: readonly Recipient[],
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map((recipient) => ({ id: randomUUID(), ...subject, ...recipient }));
  await transaction.insert(deliveries).values(rows);
  const ids = rows.map(({ id }) => id);
  await insertJobs(queue, client, ids);
}
