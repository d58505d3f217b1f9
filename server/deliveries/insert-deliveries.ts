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
  const messages = recipients.map((recipient) => ({
    id: randomUUID(),
    channel: recipient.channel,
    target: "target" in recipient ? recipient.target : null,
  }));
  const ids = messages.map(({ id }) => id);
  const channels = messages.map(({ channel }) => channel);
  const targets = messages.map(({ target }) => target);
  return {
    deliveries: sql`
      INSERT INTO ${deliveries} (id, request_id, event_id, event, channel, target)
      SELECT recipient.id, subject.request_id, subject.event_id, ${event}, recipient.channel, recipient.target
      FROM subject, unnest(${sql.param(ids)}::uuid[], ${sql.param(channels)}::text[], ${sql.param(targets)}::text[])
        AS recipient (id, channel, target)`,
    jobs: await jobsStatement(queue, messages),
  };
}

/** Stores a delivery of each status change to each webhook, and their jobs. */
export async function insertStatusDeliveries(
  queue: PgBoss,
  transaction: Transaction,
  changes: readonly { quoteRequestId: number; eventId: number }[],
  targets: readonly string[],
): Promise<void> {
  const told = changes.flatMap((change) =>
    targets.map((target) => ({ ...change, target, id: randomUUID() })),
  );
  if (told.length === 0) return;
  await transaction.execute(sql`
    INSERT INTO ${deliveries} (id, request_id, event_id, target, event, channel)
    SELECT *, 'quote_request.status_changed', 'webhook'
    FROM unnest(
      ${sql.param(told.map(({ id }) => id))}::uuid[],
      ${sql.param(told.map(({ quoteRequestId }) => quoteRequestId))}::bigint[],
      ${sql.param(told.map(({ eventId }) => eventId))}::bigint[],
      ${sql.param(told.map(({ target }) => target))}::text[])`);
  await transaction.execute(
    await jobsStatement(
      queue,
      told.map(({ id, target }) => ({ id, target, channel: "webhook" })),
    ),
  );
}
