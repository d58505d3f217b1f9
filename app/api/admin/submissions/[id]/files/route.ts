import { getDatabase } from "#server/database.ts";
import { listFilesOfRequest } from "#db/files/file-queries.ts";
import { inboxRoute, parseId } from "#app/api/admin/submissions/inbox-route.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { archiveStream } from "#server/files/archive-format.ts";
import { archiveOf } from "#server/files/archive-document.ts";
import { fileHeaders } from "#server/http/response-headers.ts";

// Allows for many attachments over a slow network.
export const maxDuration = 300;

type Context = RouteContext<"/api/admin/submissions/[id]/files">;

/** All attachments of a quote request as one ZIP, with a note about those in quarantine or missing. */
export const GET = inboxRoute(async function GET(_request: Request, { params }: Context) {
  await requireSession();
  const { entries, headers } = await readArchive((await params).id);
  return new Response(archiveStream(entries), { headers });
});

export const HEAD = inboxRoute(async function HEAD(_request: Request, { params }: Context) {
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
  return { entries, headers: fileHeaders({ name, mediaType: "application/zip" }) };
}
