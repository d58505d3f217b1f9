import { createDatabase, type Database } from "#db/client.ts";
import { quoteRequestFileParts, quoteRequestFiles, quoteRequests } from "#db/schema.ts";
import {
  formatReference,
  quoteRequestSchema,
  type QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";

/** `isUploaded` if the site had confirmed the whole file before the form was sent. */
export type AttachedFile = { name: string; bytes: Buffer; isUploaded: boolean };

/** A visitor's input and every reference shown for it. */
type Entry = {
  input: QuoteRequestInput;
  references: Set<string>;
  file?: AttachedFile | undefined;
};

type StoredFile = Pick<typeof quoteRequestFiles.$inferSelect, "name" | "state"> & { bytes: Buffer };

export type Balance = {
  acknowledged: number;
  /** Acknowledged but not stored. */
  lost: string[];
  /** Stored more than once, or acknowledged under several references. */
  doubled: string[];
  /** Stored with other values or another reference. */
  altered: string[];
  /** Of the requests with a file. */
  files: {
    intact: number;
    /** Listed with the request as not received, so that the export team can ask for them. */
    missing: number;
    /** Not stored although confirmed, stored with other bytes, or neither stored nor listed. */
    lost: string[];
  };
};

/** Acknowledged quote requests, identified by e-mail address. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();

  get size(): number {
    return this.#entries.size;
  }

  /** Returns whether it is the quote request's first reference. */
  acknowledge(input: QuoteRequestInput, reference: string, file?: AttachedFile): boolean {
    const known = this.#entries.get(input.email);
    if (known) known.references.add(reference);
    else this.#entries.set(input.email, { input, references: new Set([reference]), file });
    return !known;
  }

  /** Compares with the database at `url`. */
  async balance(url: string): Promise<Balance> {
    const database = createDatabase(url, 1);
    const rows = await database.select().from(quoteRequests);
    const filesOf = await readFiles(database);
    await database.$client.end();
    const rowsOf = Map.groupBy(rows, ({ email }) => email);
    const balance: Balance = {
      acknowledged: this.size,
      lost: [],
      doubled: [],
      altered: [],
      files: { intact: 0, missing: 0, lost: [] },
    };
    for (const [email, { input, references, file }] of this.#entries) {
      const [row, ...others] = rowsOf.get(email) ?? [];
      if (!row) balance.lost.push(email);
      else if (others.length > 0 || references.size > 1) balance.doubled.push(email);
      else if (!references.has(formatReference(row.id)) || !isAsTyped(row, input))
        balance.altered.push(email);
      if (!file || !row) continue;
      const [stored, ...copies] = filesOf.get(row.id) ?? [];
      const isNamed = stored?.name === file.name && copies.length === 0;
      if (isNamed && stored.state === "complete" && stored.bytes.equals(file.bytes))
        balance.files.intact += 1;
      else if (isNamed && stored.state === "missing" && !file.isUploaded)
        balance.files.missing += 1;
      else balance.files.lost.push(email);
    }
    // An unacknowledged quote request may be stored, but only once.
    for (const [email, stored] of rowsOf)
      if (!this.#entries.has(email) && stored.length > 1) balance.doubled.push(email);
    return balance;
  }
}

async function readFiles(database: Database): Promise<Map<number | null, StoredFile[]>> {
  const files = await database.select().from(quoteRequestFiles);
  const parts = await database
    .select()
    .from(quoteRequestFileParts)
    .orderBy(quoteRequestFileParts.number);
  const partsOf = Map.groupBy(parts, ({ fileId }) => fileId);
  const stored = files.map(({ id, quoteRequestId, name, state }) => {
    const bytes = Buffer.concat((partsOf.get(id) ?? []).flatMap((part) => part.bytes ?? []));
    return { quoteRequestId, name, state, bytes };
  });
  return Map.groupBy(stored, ({ quoteRequestId }) => quoteRequestId);
}

function isAsTyped(row: typeof quoteRequests.$inferSelect, input: QuoteRequestInput): boolean {
  const expected = Object.entries(quoteRequestSchema.parse(input));
  return expected.every(([column, value]) => row[column as keyof typeof row] === value);
}
