import "server-only";
import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Transaction } from "#db/client.ts";
import { deliveries } from "#db/schema.ts";
import type { DeliveryChannel, DeliveryEvent } from "#lib/quote-requests/delivery-channels.ts";
import { jobsStatement } from "./job-queue.ts";

export type Recipient = { channel: Exclude<DeliveryChannel, "webhook"> } | Webhook;
type Webhook = { channel: "webhook"; target: string };

export function webhooks(targets: readonly string[]): Webhook[] {
  return targets.map((target) => ({ channel: "webhook", target }));
}

/** Two CTEs: one stores deliveries for the CTE `subject` (`request_id`, `event_id`), the other their jobs. */
export async function deliveriesAndJobs(
  queue: PgBoss,
  event: DeliveryEvent,
  recipients: readonly Recipient[],
): Promise<{ deliveries: SQL; jobs: SQL }> {
  const ids = recipients.map(() => randomUUID());
  const channels = recipients.map(({ channel }) => channel);
  const targets = recipients.map((recipient) => ("target" in recipient ? recipient.target : null));
  return {
    deliveries: sql`
      INSERT INTO ${deliveries} (id, request_id, event_id, event, channel, target)
      SELECT recipient.id, subject.request_id, subject.event_id, ${event}, recipient.channel, recipient.target
      FROM subject, unnest(${sql.param(ids)}::uuid[], ${sql.param(channels)}::text[], ${sql.param(targets)}::text[])
        AS recipient (id, channel, target)`,
    jobs: await jobsStatement(queue, ids),
  };
}

export async function insertStatusDeliveries(
  queue: PgBoss,
  transaction: Transaction,
  { quoteRequestId, eventId }: { quoteRequestId: number; eventId: number },
  targets: readonly string[],
): Promise<void> {
  const event = "quote_request.status_changed";
  const told = await deliveriesAndJobs(queue, event, webhooks(targets));
  await transaction.execute(sql`
    WITH subject AS (SELECT ${quoteRequestId}::bigint AS request_id, ${eventId}::bigint AS event_id),
      stored AS (${told.deliveries}),
      queued AS (${told.jobs})
    SELECT`);
}
