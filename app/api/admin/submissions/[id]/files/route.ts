import { getDatabase } from "#server/database.ts";
import { listFilesOfRequest } from "#db/files/get-request-files.ts";
import { inboxRoute } from "#app/api/admin/submissions/inbox-route.ts";
import { parseId } from "#app/api/admin/submissions/read-change.ts";
import { requireSession } from "#server/auth/require-operator.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { archiveLength, archiveStream } from "#server/files/archive-stream.ts";
import { archiveOf } from "./archive.ts";
import { fileHeaders } from "./file-headers.ts";

// Allows for many attachments over a slow network.
export const maxDuration = 300;

type Context = RouteContext<"/api/admin/submissions/[id]/files">;

/** All attachments of a quote request as one ZIP, with a note about those in quarantine or missing. */
export const GET = inboxRoute(async (_request: Request, { params }: Context) => {
  await requireSession();
  const { entries, headers } = await readArchive((await params).id);
  return new Response(archiveStream(entries), { headers });
});

export const HEAD = inboxRoute(async (_request: Request, { params }: Context) => {
  await requireSession();
  const { headers } = await readArchive((await params).id);
  return new Response(null, { headers });
});

async function readArchive(number: string) {
  const id = parseId(number);
  const files = id === undefined ? [] : await listFilesOfRequest(getDatabase(), id);
  if (id === undefined || files.length === 0)
    throw new HttpError(404, "This request has no files.");
  const entries = await archiveOf(files);
  const name = `${formatReference(id)}-files.zip`;
  const size = archiveLength(entries);
  return { entries, headers: fileHeaders({ name, mediaType: "application/zip", size }) };
}
