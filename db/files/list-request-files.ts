import "server-only";
import type { Database } from "#db/client.ts";
import type { RequestFile } from "#lib/quote-requests/attachments.ts";
import { listFilesOfRequest } from "./get-request-files.ts";

/** Lists the files of a request for the inbox, without storage location or draft key. */
export async function listFiles(
  database: Database,
  quoteRequestId: number,
): Promise<RequestFile[]> {
  const files = await listFilesOfRequest(database, quoteRequestId);
  return files.map(({ id, name, size, mediaType, state, refusal, scan }) => ({
    id,
    name,
    size,
    mediaType,
    state,
    refusal,
    scan,
  }));
}
