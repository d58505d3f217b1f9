import "server-only";
import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files } from "#db/schema.ts";
import type { RequestFile } from "#lib/quote-request/files.ts";

/** The files of a request as the desk is told of them, those that did not arrive among them, in the order of the form. */
export function listFiles(database: Database, quoteRequestId: number): Promise<RequestFile[]> {
  return database
    .select({
      id: files.id,
      name: files.name,
      size: files.size,
      mediaType: files.mediaType,
      state: files.state,
      refusal: files.refusal,
      scan: files.scan,
    })
    .from(files)
    .where(and(eq(files.quoteRequestId, quoteRequestId), ne(files.state, "removed")))
    .orderBy(files.createdAt, files.id);
}
