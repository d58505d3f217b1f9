import { createDatabase } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import {
  formatReference,
  quoteRequestSchema,
  type QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";

/** A visitor's input and every reference shown for it. */
type Entry = { input: QuoteRequestInput; references: Set<string> };

export type Balance = {
  acknowledged: number;
  /** Acknowledged but not stored. */
  lost: string[];
  /** Stored more than once, or acknowledged under several references. */
  doubled: string[];
  /** Stored with other values or another reference. */
  altered: string[];
};

/** Acknowledged quote requests, identified by e-mail address. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  /** Returns whether it is the quote request's first reference. */
  acknowledge(input: QuoteRequestInput, reference: string): boolean {
    const known = this.#entries.get(input.email);
    if (known) known.references.add(reference);
    else this.#entries.set(input.email, { input, references: new Set([reference]) });
    return !known;
  }

  /** Compares with the database at `url`. */
  async balance(url: string): Promise<Balance> {
    const database = createDatabase(url, 1);
    const rows = await database.select().from(quoteRequests);
    await database.$client.end();
    const rowsOf = Map.groupBy(rows, ({ email }) => email);
    const balance: Balance = { acknowledged: this.size, lost: [], doubled: [], altered: [] };
    for (const [email, { input, references }] of this.#entries) {
      const [row, ...others] = rowsOf.get(email) ?? [];
      if (!row) balance.lost.push(email);
      else if (others.length > 0 || references.size > 1) balance.doubled.push(email);
      else if (!references.has(formatReference(row.id)) || !isAsTyped(row, input))
        balance.altered.push(email);
    }
    // An unacknowledged quote request may be stored, but only once.
    for (const [email, stored] of rowsOf)
      if (!this.#entries.has(email) && stored.length > 1) balance.doubled.push(email);
    return balance;
  }
}

function isAsTyped(row: typeof quoteRequests.$inferSelect, input: QuoteRequestInput): boolean {
  const expected = Object.entries(quoteRequestSchema.parse(input));
  return expected.every(([column, value]) => row[column as keyof typeof row] === value);
}
