import "server-only";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "#db/create-database.ts";
import { deliveries } from "#db/schema.ts";

/** The result of one delivery attempt. `reason` is one line for the inbox and the log, without e-mail addresses. */
export type SendResult =
  | { result: "delivered" }
  /** A retry may succeed. */
  | { result: "postponed"; reason: string }
  /** A retry cannot succeed. */
  | { result: "rejected"; reason: string };

/** A delivery that this process may attempt until `leasedUntil`. */
export type Claim = { id: string; leasedUntil: Date };

/** Longer than an attempt may take (30 s for a mail, 20 s for a webhook); afterwards the delivery of a process that died is due again. */
const LEASE_SECONDS = 45;

// The column rounds to milliseconds, so `now()` is rounded too: what is due at once would be due later.
const isDue = sql`${deliveries.state} = 'queued' AND ${deliveries.nextAttemptAt} <= now()::timestamptz(3)`;
const server = sql`coalesce(${deliveries.target}, '')`;

/** The servers for which deliveries are due: a webhook's name, or '' for the mail server. */
export async function listDueServers(database: Database | Transaction): Promise<string[]> {
  const rows = await database
    .selectDistinct({ server: sql<string>`${server}` })
    .from(deliveries)
    .where(isDue);
  return rows.map((row) => row.server);
}

/** Claims the delivery to a server that has been due longest; undefined if there is none. */
export async function claimDelivery(
  database: Database,
  dueServer: string,
): Promise<Claim | undefined> {
  const next = database
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(sql`${isDue} AND ${server} = ${dueServer}`)
    .orderBy(deliveries.nextAttemptAt)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await database
    .update(deliveries)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where(sql`${deliveries.id} = (${next})`)
    .returning({ id: deliveries.id, leasedUntil: deliveries.nextAttemptAt });
  return claimed?.leasedUntil ? { id: claimed.id, leasedUntil: claimed.leasedUntil } : undefined;
}
