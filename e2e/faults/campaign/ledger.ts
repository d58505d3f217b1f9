import { createDatabase, type Database } from "#db/create-database.ts";
import { quoteRequestFileParts, quoteRequestFiles, quoteRequests } from "#db/schema.ts";
import {
  formatReference,
  quoteRequestSchema,
  type QuoteRequestInput,
} from "#lib/quote-requests/quote-request-schema.ts";

/** `isUploaded` if the site had confirmed the whole file before the form was sent. */
export type AttachedFile = { name: string; bytes: Buffer; isUploaded: boolean };

/** Shared by the visitors and faults of one campaign. */
export type Campaign = {
  isOver: () => boolean;
  anySite: () => string;
  count: (event: string) => void;
  /** Records an acknowledged quote request and the way it was sent. */
  acknowledge: (
    way: string,
    input: QuoteRequestInput,
    reference: string,
    file?: AttachedFile | undefined,
  ) => void;
};

/** A visitor's input and every reference shown for it. */
type Entry = {
  input: QuoteRequestInput;
  references: Set<string>;
  file?: AttachedFile | undefined;
};

type StoredFile = Pick<typeof quoteRequestFiles.$inferSelect, "name" | "state"> & { bytes: Buffer };

/** What went wrong, each by the e-mail address of its quote request. */
type Balance = {
  /** Acknowledged but not stored. */
  lost: string[];
  /** Stored more than once, or acknowledged under several references. */
  doubled: string[];
  /** Stored with other values or another reference. */
  altered: string[];
  /** Files not stored although confirmed, stored with other bytes, or neither stored nor listed as missing. */
  lostFiles: string[];
};

/** Acknowledged quote requests, identified by e-mail address. */
export class Ledger {
  readonly #entries = new Map<string, Entry>();

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
    const balance: Balance = { lost: [], doubled: [], altered: [], lostFiles: [] };
    for (const [email, { input, references, file }] of this.#entries) {
      const [row, ...others] = rowsOf.get(email) ?? [];
      if (!row) balance.lost.push(email);
      else if (others.length > 0 || references.size > 1) balance.doubled.push(email);
      else if (!references.has(formatReference(row.id)) || !isAsTyped(row, input))
        balance.altered.push(email);
      if (!file || !row) continue;
      const [stored, ...copies] = filesOf.get(row.id) ?? [];
      const isNamed = stored?.name === file.name && copies.length === 0;
      const isIntact = stored?.state === "complete" && stored.bytes.equals(file.bytes);
      // The export team reads that it is missing, and asks for it.
      const isKnownMissing = stored?.state === "missing" && !file.isUploaded;
      if (!isNamed || !(isIntact || isKnownMissing)) balance.lostFiles.push(email);
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
