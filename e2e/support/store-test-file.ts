import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { createDatabase, type Database } from "#db/create-database.ts";
import {
  quoteRequestFiles as files,
  type NewQuoteRequest,
  type QuoteRequestFile,
} from "#db/schema.ts";
import { insertRequests } from "#db/test-database.ts";
import { writePart } from "#server/files/content-mutations.ts";

const PART_BYTES = 1024 * 1024;

/** Who changes requests in tests of the database. */
export const TEST_OPERATOR = "M. Clarke";

export async function storeTestRequest(
  database: Database,
  request: Partial<NewQuoteRequest> = {},
): Promise<number> {
  const email = `${randomUUID()}@estudio.example`;
  const [id = 0] = await insertRequests(database, { email, ...request });
  return id;
}

/** A complete file with its bytes, of a request or, with null, of a form that was not sent yet. */
export async function storeTestFile(
  database: Database,
  quoteRequestId: number | null,
  bytes: Uint8Array,
  { store = "database", ...values }: Partial<QuoteRequestFile> = {},
): Promise<QuoteRequestFile> {
  const file = { id: randomUUID(), size: bytes.length, store };
  const named = { ...file, draftKey: randomUUID(), name: "plan.pdf" };
  await database.insert(files).values({ ...named, quoteRequestId });
  for (let number = 1; (number - 1) * PART_BYTES < bytes.length; number += 1)
    await writePart(
      database,
      file,
      number,
      bytes.subarray((number - 1) * PART_BYTES, number * PART_BYTES),
    );
  const [row] = await database
    .update(files)
    .set({ mediaType: "application/pdf", state: "complete", ...values })
    .where(eq(files.id, file.id))
    .returning();
  if (!row) throw new Error("The file is gone.");
  return row;
}

/** In the journeys' database; returns the file's id. */
export async function storeFile(
  ...[requestId, bytes, values]: [number, Uint8Array, Partial<QuoteRequestFile>]
): Promise<string> {
  const database = createDatabase(process.env.DATABASE_URL ?? "", 1);
  const { id } = await storeTestFile(database, requestId, bytes, values);
  await database.$client.end();
  return id;
}
