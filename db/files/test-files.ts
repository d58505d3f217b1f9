import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import {
  quoteRequestFiles as files,
  quoteRequests,
  type NewQuoteRequest,
  type QuoteRequestFile,
} from "#db/schema.ts";
import type { FileStore } from "./file-store.ts";
import { databaseFileStore } from "./database-file-store.ts";

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

export async function storeTestFile(
  database: Database,
  quoteRequestId: number | null,
  bytes: Uint8Array,
  {
    store = databaseFileStore(database),
    ...file
  }: Partial<Omit<QuoteRequestFile, "store">> & { store?: FileStore } = {},
): Promise<QuoteRequestFile> {
  const id = randomUUID();
  const { length: size } = bytes;
  const uploadId = await store.begin({ id, size });
  const named = { id, size, uploadId, draftKey: randomUUID(), name: "plan.pdf" };
  await database.insert(files).values({ ...named, quoteRequestId, store: store.name });
  for (let number = 1; (number - 1) * store.partBytes < size; number += 1) {
    const part = bytes.subarray((number - 1) * store.partBytes, number * store.partBytes);
    await store.writePart({ id, size, uploadId }, number, part);
  }
  const checksum = await store.complete({ id, size, uploadId });
  const [row] = await database
    .update(files)
    .set({ checksum, uploadId: null, mediaType: "application/pdf", state: "complete", ...file })
    .where(eq(files.id, id))
    .returning();
  if (!row) throw new Error("The file is gone.");
  return row;
}
