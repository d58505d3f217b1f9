import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/create-database.ts";
import { insertStatusDeliveries } from "#server/deliveries/delivery-mutations.ts";
import { quoteRequestEvents, quoteRequests, type QuoteRequest } from "#db/schema.ts";
import type { BulkChange, QuoteRequestChange } from "#lib/inbox/quote-request-change.ts";
import {
  legalTransitions,
  statusBeforeDismissal,
  type Status,
} from "#lib/quote-requests/quote-request-status.ts";

export type ChangeError =
  | { reason: "unknown" }
  | { reason: "erased" }
  | { reason: "outdated" }
  | { reason: "illegal"; from: string; legal: readonly Status[] };

type RowState = { status: string; assignee: string | null };
type Changed = RowState & { id: number; version: number; before: RowState };
/** `current` is the row as it is, null if there is none. */
type Rejected = {
  id: number;
  error: ChangeError;
  current: (RowState & { version: number }) | null;
};
export type BulkResult = { changed: Changed[]; rejected: Rejected[] };

/** Changes one quote request. Of two changes of the same version, the second is rejected. */
export async function updateQuoteRequest(
  database: Database,
  operator: string,
  id: number,
  change: QuoteRequestChange,
  targets: readonly string[] = [],
): Promise<ChangeError | undefined> {
  const changes = [{ id, ...change }];
  const { rejected } = await changeQuoteRequests(database, operator, changes, targets);
  return rejected[0]?.error;
}

/** Changes the rows that nobody else has changed since, in one statement; triggers write each row's history. */
export async function changeQuoteRequests(
  database: Database,
  operator: string,
  changes: readonly BulkChange[],
  targets: readonly string[] = [],
): Promise<BulkResult> {
  return inTransaction(database, async (transaction) => {
    const rows = await lockRows(
      transaction,
      changes.map(({ id }) => id),
    );
    const changed: Changed[] = [];
    const rejected: Rejected[] = [];
    for (const change of changes) {
      const row = rows.get(change.id);
      const error = errorOf(row, change);
      if (row && !error) changed.push(applied(row, change));
      else if (error) rejected.push({ id: change.id, error, current: row ? stateOf(row) : null });
    }
    await actAs(transaction, operator);
    await writeRows(transaction, changed);
    const moved = changed.filter(({ status, before }) => status !== before.status);
    if (moved.length > 0 && targets.length > 0) {
      const events = await lastStatusChanges(
        transaction,
        moved.map(({ id }) => id),
      );
      await insertStatusDeliveries(transaction, events, targets);
    }
    return { changed, rejected };
  });
}

type Row = Pick<QuoteRequest, "id" | "version" | "dismissedFrom"> & RowState;

async function lockRows(
  transaction: Transaction,
  ids: readonly number[],
): Promise<Map<number, Row>> {
  const { id, status, assignee, version, dismissedFrom, createdAt } = quoteRequests;
  const rows = await transaction
    .select({ id, status, assignee, version, dismissedFrom })
    .from(quoteRequests)
    .where(sql`${id} = ANY(${sql.param(ids)}::bigint[])`)
    // The order of erasure, so that the two wait for each other instead of deadlocking.
    .orderBy(createdAt, id)
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}

function stateOf({ status, assignee, version }: Row): RowState & { version: number } {
  return { status, assignee, version };
}

function applied(row: Row, { id, status, assignee }: BulkChange): Changed {
  return {
    id,
    version: row.version + 1,
    status: status ?? row.status,
    assignee: assignee === undefined ? row.assignee : assignee,
    before: { status: row.status, assignee: row.assignee },
  };
}

function errorOf(
  row: Row | undefined,
  { version, status }: QuoteRequestChange,
): ChangeError | undefined {
  if (!row) return { reason: "unknown" };
  if (row.version !== version) return { reason: "outdated" };
  if (status === undefined) return undefined;
  const legal = legalTransitions(
    row.status,
    statusBeforeDismissal([{ fromValue: row.dismissedFrom }]),
  );
  return legal.includes(status) ? undefined : { reason: "illegal", from: row.status, legal };
}

/** The lock excludes concurrent changes. */
async function writeRows(transaction: Transaction, changed: readonly Changed[]): Promise<void> {
  if (changed.length === 0) return;
  await transaction.execute(sql`
    UPDATE ${quoteRequests} AS request
    SET version = change.version, status = change.status, assignee = change.assignee
    FROM unnest(
      ${sql.param(changed.map(({ id }) => id))}::bigint[],
      ${sql.param(changed.map(({ version }) => version))}::int[],
      ${sql.param(changed.map(({ status }) => status))}::text[],
      ${sql.param(changed.map(({ assignee }) => assignee))}::text[]) AS change (id, version, status, assignee)
    WHERE request.id = change.id`);
}

function lastStatusChanges(transaction: Transaction, ids: readonly number[]) {
  const { id, quoteRequestId, kind } = quoteRequestEvents;
  return transaction
    .select({ quoteRequestId, eventId: sql<number>`max(${id})`.mapWith(Number) })
    .from(quoteRequestEvents)
    .where(and(eq(kind, "status"), sql`${quoteRequestId} = ANY(${sql.param(ids)}::bigint[])`))
    .groupBy(quoteRequestId);
}

/** Adds a note to the history. Rejected for an erased request, which the note could identify again. */
export async function addNote(
  database: Database,
  operator: string,
  id: number,
  note: string,
): Promise<ChangeError | undefined> {
  return inTransaction(database, async (transaction) => {
    const [row] = await transaction
      .select({ erasedAt: quoteRequests.erasedAt })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, id))
      // Serializes notes and erasure.
      .for("share");
    if (!row) return { reason: "unknown" };
    if (row.erasedAt) return { reason: "erased" };
    await actAs(transaction, operator);
    await transaction.insert(quoteRequestEvents).values({ quoteRequestId: id, kind: "note", note });
    return undefined;
  });
}

/** Records this operator in the history for the changes made in the rest of this transaction. */
async function actAs(transaction: Transaction, operator: string): Promise<void> {
  await transaction.execute(sql`SELECT set_config('teragus.person', ${operator}, true)`);
}
