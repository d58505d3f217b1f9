import "server-only";
import type { Database } from "#db/client.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import type { Upload } from "#lib/quote-requests/attachment-upload.ts";
import { findMissingParts } from "./missing-parts.ts";
import { fileStoreOf } from "./file-stores.ts";

export async function describeUpload(database: Database, file: QuoteRequestFile): Promise<Upload> {
  const { state } = file;
  const store = fileStoreOf(database, file.store);
  const { partBytes } = store;
  if (state !== "uploading") return { state, partBytes, missingParts: [] };
  const missing = await findMissingParts(store, file);
  const missingParts = await Promise.all(
    missing.map(async (part) => ({
      number: part.number,
      url: (await store.signPart(file, part)) ?? `/api/files/${file.id}/parts/${part.number}`,
    })),
  );
  return { state, partBytes, missingParts };
}
