import { and, eq, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import { inTransaction, type Database, type Transaction } from "#db/client.ts";
import { deliveries, quoteRequests, type QuoteRequest } from "#db/schema.ts";

// Small enough that a submission which waits for one batch's rows does not notice.
const BATCH = 500;

/** Removes a person: every request with this e-mail address. Returns how many were erased. */
export function eraseByEmail(database: Database, email: string): Promise<number> {
  return eraseWhere(database, eq(quoteRequests.email, email.trim().toLowerCase()));
}

/** Removes the persons behind requests that came more than `months` ago. Returns how many requests were erased. */
export function eraseOlderThan(database: Database, months: number): Promise<number> {
  return eraseWhere(
    database,
    lt(quoteRequests.createdAt, sql`now() - make_interval(months => ${months})`),
  );
}

/**
 * Anonymises what a condition finds, batch by batch: who wrote, how to reach them and what they wrote go, and the
 * notes with them; what they wanted, the statuses and their history stay for the figures. It can be broken off and
 * run again.
 */
async function eraseWhere(database: Database, condition: SQL): Promise<number> {
  let erased = 0;
  for (;;) {
    const rows = await inTransaction(database, (transaction) => eraseBatch(transaction, condition));
    erased += rows;
    if (rows < BATCH) return erased;
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
    .returning({ id: quoteRequests.id });
  const ids = rows.map(({ id }) => id);
  await transaction
    .update(deliveries)
    .set({ words: null })
    .where(inArray(deliveries.quoteRequestId, ids));
  return rows.length;
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
  doubts: KEPT,
  idempotencyKey: KEPT,
  // Whoever has the row open must not write into it what they still see.
  version: sql`${quoteRequests.version} + 1`,
  assignee: KEPT,
  erasedAt: sql`now()`,
  // The database makes it anew of what is left.
  search: KEPT,
} as const satisfies Record<keyof QuoteRequest, string | null | SQL | typeof KEPT>;

const ERASED = Object.fromEntries(Object.entries(ERASURE).filter(([, value]) => value !== KEPT));
