import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  quoteRequestFiles as files,
  quoteRequests,
  type NewQuoteRequest,
  type QuoteRequestFile,
} from "#db/schema.ts";
import { writePart } from "#server/files/content-mutations.ts";
import { PART_BYTES } from "#server/files/upload-mutations.ts";

/** Who changes requests in tests of the database. */
export const TEST_OPERATOR = "M. Clarke";

export async function storeTestRequest(
  database: Database,
  request: Partial<NewQuoteRequest> = {},
): Promise<number> {
  const email = `${randomUUID()}@estudio.example`;
  const values = { name: "Ana", email, projectType: "other", idempotencyKey: randomUUID() };
  const [row] = await database
    .insert(quoteRequests)
    .values({ ...values, ...request })
    .returning({ id: quoteRequests.id });
  return row?.id ?? 0;
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
