import "server-only";
import type { Database } from "#db/client.ts";
import type { RequestFile } from "#lib/quote-requests/attachments.ts";
import { listFilesOfRequest } from "./get-request-files.ts";

/** Leaves out where the bytes are stored and the form's key. */
export async function listFiles(
  database: Database,
  quoteRequestId: number,
): Promise<RequestFile[]> {
  const files = await listFilesOfRequest(database, quoteRequestId);
  return files.map(({ id, name, size, mediaType, state, errorCode, scan }) => ({
    id,
    name,
    size,
    mediaType,
    state,
    errorCode,
    scan,
  }));
}
