import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";

/** A file that arrived with this request, or undefined for one of another request, or that is not whole. */
export async function findFileOfRequest(
  database: Database,
  quoteRequestId: number,
  id: string,
): Promise<QuoteRequestFile | undefined> {
  const [file] = await database
    .select()
    .from(files)
    .where(
      and(eq(files.id, id), eq(files.quoteRequestId, quoteRequestId), eq(files.state, "complete")),
    );
  return file;
}

/** The files of a request, those that did not arrive among them, in the order of the form. */
export function listFilesOfRequest(
  database: Database,
  quoteRequestId: number,
): Promise<QuoteRequestFile[]> {
  return database
    .select()
    .from(files)
    .where(
      and(eq(files.quoteRequestId, quoteRequestId), inArray(files.state, ["complete", "missing"])),
    )
    .orderBy(files.createdAt, files.id);
}
