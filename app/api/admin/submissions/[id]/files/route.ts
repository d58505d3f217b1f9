import { getDatabase } from "#server/database.ts";
import { listFilesOfRequest } from "#db/files/get-request-files.ts";
import { refusal } from "#app/api/admin/submissions/json.ts";
import { parseId } from "#app/api/admin/submissions/read-change.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { archiveLength, archiveStream, type ArchiveEntry } from "#server/files/archive-stream.ts";
import { archiveOf } from "./archive.ts";
import { fileHeaders } from "./file-headers.ts";

// Many files over a slow network.
export const maxDuration = 300;

type Context = RouteContext<"/api/admin/submissions/[id]/files">;

/** All files of a request as one ZIP, with a note about those that are held back or did not arrive. */
export function GET(_request: Request, context: Context): Promise<Response> {
  return withArchive(context, archiveStream);
}

/** Whether there is such an archive, and how long it is. */
export function HEAD(_request: Request, context: Context): Promise<Response> {
  return withArchive(context, () => null);
}

function withArchive(
  { params }: Context,
  bodyOf: (entries: readonly ArchiveEntry[]) => ReadableStream<Uint8Array> | null,
): Promise<Response> {
  return withSession(async () => {
    const id = parseId((await params).id);
    const files = id === undefined ? [] : await listFilesOfRequest(getDatabase(), id);
    if (id === undefined || files.length === 0) return refusal(404, "This request has no files.");
    const entries = await archiveOf(files);
    const name = `${formatReference(id)}-files.zip`;
    const headers = fileHeaders({
      name,
      mediaType: "application/zip",
      size: archiveLength(entries),
    });
    return new Response(bodyOf(entries), { headers });
  });
}
