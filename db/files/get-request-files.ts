import "server-only";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { quoteRequestFiles as files, type QuoteRequestFile } from "#db/schema.ts";

/** Undefined if the file belongs to another quote request or is incomplete. */
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

/** The files of a quote request in the form's order, missing ones included. */
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
