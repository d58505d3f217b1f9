import { createDatabase } from "#db/client.ts";
import { quoteRequests } from "#db/schema.ts";
import {
  formatReference,
  quoteRequestSchema,
  type QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";

/** What a visitor typed, and every reference that was shown for it. */
type Entry = { input: QuoteRequestInput; references: Set<string> };

/** How the acknowledged requests stand in the database. */
export type Balance = {
  acknowledged: number;
  /** Acknowledged, and not in the database. */
  lost: string[];
  /** Stored more than once, or acknowledged under more than one reference. */
  doubled: string[];
  /** Stored otherwise than typed, or under another reference than was shown. */
  altered: string[];
};

/** The requests that visitors saw acknowledged, each known by its e-mail address. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();

  /** How many requests were acknowledged. */
  get size(): number {
    return this.#entries.size;
  }

  /** Writes down that a visitor was shown a reference; returns whether it is the request's first. */
  acknowledge(input: QuoteRequestInput, reference: string): boolean {
    const known = this.#entries.get(input.email);
    if (known) known.references.add(reference);
    else this.#entries.set(input.email, { input, references: new Set([reference]) });
    return !known;
  }

  /** Compares what was acknowledged with what is stored in the database at `url`. */
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
    // A request that nobody saw acknowledged may be stored; twice it may not.
    for (const [email, stored] of rowsOf)
      if (!this.#entries.has(email) && stored.length > 1) balance.doubled.push(email);
    return balance;
  }
}

function isAsTyped(row: typeof quoteRequests.$inferSelect, input: QuoteRequestInput): boolean {
  const expected = Object.entries(quoteRequestSchema.parse(input));
  return expected.every(([column, value]) => row[column as keyof typeof row] === value);
}
