import { and, eq, inArray, isNull, lt, ne, or, sql, type SQL } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/client.ts";
import { removeMarkedFiles } from "#server/files/cleanup.ts";
import {
  deliveries,
  quoteRequestFiles as files,
  quoteRequests,
  type QuoteRequest,
} from "#db/schema.ts";

// Small enough that a submission which waits for one batch's rows does not notice.
const BATCH = 500;

/** How many requests were erased, and how many files of any request have bytes in a store that did not answer. */
export type Erased = { erased: number; filesLeft: number };

/** Removes a person: every request with this e-mail address. Run again it removes what was left. */
export function eraseByEmail(database: Database, email: string): Promise<Erased> {
  return eraseWhere(database, eq(quoteRequests.email, email.trim().toLowerCase()));
}

/** Removes the persons behind requests that came more than `months` ago. */
export function eraseOlderThan(database: Database, months: number): Promise<Erased> {
  return eraseWhere(
    database,
    lt(quoteRequests.createdAt, sql`now() - make_interval(months => ${months})`),
  );
}

/**
 * Anonymises what a condition finds, batch by batch: who wrote, how to reach them and what they wrote go, and the
 * notes and files with them; what they wanted, the statuses and their history stay for the figures. It can be broken off
 * and run again.
 */
async function eraseWhere(database: Database, condition: SQL): Promise<Erased> {
  let erased = 0;
  for (;;) {
    const rows = await inTransaction(database, (transaction) => eraseBatch(transaction, condition));
    erased += rows;
    if (rows === BATCH) continue;
    const { left } = await removeMarkedFiles(database);
    return { erased, filesLeft: left };
  }
}

/** Erases the first requests that a condition finds, and what other servers said of mails to their senders. */
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
    .set({ words: null })
    .where(inArray(deliveries.quoteRequestId, ids));
  await eraseFiles(transaction, rows);
  return rows.length;
}

/** Takes the names of the requests' files, and of those that their forms did not send, and marks them: their bytes go afterwards. */
async function eraseFiles(
  transaction: Transaction,
  requests: readonly { id: number; key: string }[],
): Promise<void> {
  if (requests.length === 0) return;
  const isTheirs = or(
    inArray(
      files.quoteRequestId,
      requests.map(({ id }) => id),
    ),
    and(
      isNull(files.quoteRequestId),
      inArray(
        files.draftKey,
        requests.map(({ key }) => key),
      ),
    ),
  );
  await transaction.delete(files).where(and(isTheirs, eq(files.state, "missing")));
  await transaction
    .update(files)
    .set({ state: "removed", name: ERASURE.name })
    .where(and(isTheirs, ne(files.state, "missing")));
}

const KEPT = Symbol("kept");

/** What becomes of each column when the person is erased; a new column does not compile before it says so here. */
const ERASURE = {
  id: KEPT,
  createdAt: KEPT,
  status: KEPT,
  name: "Erased",
  email: "erased@erased.invalid",
  phone: null,
  company: null,
  projectType: KEPT,
  productCategory: KEPT,
  quantity: KEPT,
  budgetRange: KEPT,
  timeline: KEPT,
  specifications: null,
  message: null,
  riskFlags: KEPT,
  idempotencyKey: KEPT,
  // Whoever has the row open must not write into it what they still see.
  version: sql`${quoteRequests.version} + 1`,
  assignee: KEPT,
  quotedAt: KEPT,
  dismissedFrom: KEPT,
  erasedAt: sql`now()`,
  // The database makes it anew of what is left.
  search: KEPT,
} as const satisfies Record<keyof QuoteRequest, string | null | SQL | typeof KEPT>;

const ERASED = Object.fromEntries(Object.entries(ERASURE).filter(([, value]) => value !== KEPT));
