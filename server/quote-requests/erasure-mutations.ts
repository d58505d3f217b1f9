import { and, eq, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { requestFields, type RequestField } from "#lib/quote-requests/request-fields.ts";
import { inTransaction, type Database, type Transaction } from "#db/create-database.ts";
import { removeMarkedFiles } from "#server/files/removal-mutations.ts";
import {
  deliveries,
  quoteRequestFiles as files,
  quoteRequests,
  type QuoteRequest,
} from "#db/schema.ts";

// Small enough not to delay a submission that waits for the rows.
const BATCH = 500;

/** `filesLeft`: files whose store did not respond. */
type Erased = { erased: number; filesRemoved: number; filesLeft: number };

/** Erases every request with this e-mail address. Repeatable. */
export function eraseByEmail(database: Database, email: string): Promise<Erased> {
  return eraseWhere(database, eq(quoteRequests.email, email.trim().toLowerCase()));
}

/** Erases requests older than `months`. Repeatable. */
export function eraseOlderThan(database: Database, months: number): Promise<Erased> {
  return eraseWhere(
    database,
    lt(quoteRequests.createdAt, sql`now() - make_interval(months => ${months})`),
  );
}

/** Removes contact data, texts, notes and files in batches; keeps the choices and history for the report. */
async function eraseWhere(database: Database, condition: SQL): Promise<Erased> {
  let erased = 0;
  for (;;) {
    const rows = await inTransaction(database, (transaction) => eraseBatch(transaction, condition));
    erased += rows;
    if (rows === BATCH) continue;
    const { removed, left } = await removeMarkedFiles(database);
    return { erased, filesRemoved: removed, filesLeft: left };
  }
}

/** Also erases SMTP responses about mails to the buyers. */
async function eraseBatch(transaction: Transaction, condition: SQL): Promise<number> {
  const batch = transaction
    .select({ id: quoteRequests.id })
    .from(quoteRequests)
    .where(and(condition, isNull(quoteRequests.erasedAt)))
    .orderBy(quoteRequests.createdAt, quoteRequests.id)
    .limit(BATCH)
    .for("update");
  const rows = await transaction
    .update(quoteRequests)
    .set(ERASED)
    .where(inArray(quoteRequests.id, batch))
    .returning({ id: quoteRequests.id, key: quoteRequests.idempotencyKey });
  const ids = rows.map(({ id }) => id);
  await transaction
    .update(deliveries)
    .set({ reason: null })
    .where(inArray(deliveries.quoteRequestId, ids));
  await eraseFiles(transaction, rows);
  return rows.length;
}

/** Marks attached and unsent files of the requests' forms; their bytes are removed later. */
async function eraseFiles(
  transaction: Transaction,
  requests: readonly { id: number; key: string }[],
): Promise<void> {
  if (requests.length === 0) return;
  const ids = requests.map(({ id }) => id);
  const keys = requests.map(({ key }) => key);
  const isUnsent = and(isNull(files.quoteRequestId), inArray(files.draftKey, keys));
  const isTheirs = or(inArray(files.quoteRequestId, ids), isUnsent);
  await transaction.delete(files).where(and(isTheirs, eq(files.state, "missing")));
  await transaction
    .update(files)
    .set({ state: "removed", errorCode: null, name: ERASURE.name })
    .where(and(isTheirs, ne(files.state, "missing")));
}

const KEPT = Symbol("kept");

/** A text that somebody typed is erased, a choice is kept. */
const FIELDS = Object.fromEntries(
  requestFields.map(([name, field]) => [name, "limit" in field ? null : KEPT]),
) as Record<RequestField, null | typeof KEPT>;

/** The erased value of each column; one that is no field of the form does not compile until it is listed. */
const ERASURE = {
  ...FIELDS,
  id: KEPT,
  createdAt: KEPT,
  status: KEPT,
  name: "Erased",
  email: "erased@erased.invalid",
  language: KEPT,
  riskFlags: KEPT,
  idempotencyKey: KEPT,
  // Prevents an operator with a stale view from overwriting the row.
  version: sql`${quoteRequests.version} + 1`,
  assignee: KEPT,
  quotedAt: KEPT,
  dismissedFrom: KEPT,
  erasedAt: sql`now()`,
  // Set by triggers.
  search: KEPT,
} as const satisfies Record<keyof QuoteRequest, string | null | SQL | typeof KEPT>;

const ERASED = Object.fromEntries(Object.entries(ERASURE).filter(([, value]) => value !== KEPT));
