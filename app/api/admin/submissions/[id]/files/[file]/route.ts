import { z } from "zod";
import { getDatabase } from "#server/database.ts";
import { reasonToHoldBack } from "#server/files/quarantine.ts";
import { findFileOfRequest } from "#db/files/get-request-files.ts";
import { fileStoreOf } from "#server/files/file-stores.ts";
import type { QuoteRequestFile } from "#db/schema.ts";
import { fileHeaders } from "#app/api/admin/submissions/[id]/files/file-headers.ts";
import { HELD_BACK } from "#app/api/admin/submissions/[id]/files/quarantine-response.ts";
import { refusal } from "#app/api/admin/submissions/json.ts";
import { parseId } from "#app/api/admin/submissions/read-change.ts";
import { withSession } from "#app/api/admin/submissions/with-session.ts";
import { fileStream } from "#server/files/file-stream.ts";

// A file over a slow network.
export const maxDuration = 300;

type Context = RouteContext<"/api/admin/submissions/[id]/files/[file]">;

/** A file of a request, as a download: 403 where it is infected, 503 where nobody could tell. */
export function GET(_request: Request, context: Context): Promise<Response> {
  return withFile(context, (file) => fileStream(fileStoreOf(getDatabase(), file.store).read(file)));
}

/** Whether the file would be sent, without its bytes. */
export function HEAD(_request: Request, context: Context): Promise<Response> {
  return withFile(context, () => Promise.resolve(null));
}

function withFile(
  { params }: Context,
  bodyOf: (file: QuoteRequestFile) => Promise<ReadableStream<Uint8Array> | null>,
): Promise<Response> {
  return withSession(async () => {
    const { id: number, file: text } = await params;
    const id = parseId(number);
    const fileId = z.uuid().safeParse(text);
    const file =
      id !== undefined && fileId.success
        ? await findFileOfRequest(getDatabase(), id, fileId.data)
        : undefined;
    if (!file) return refusal(404, "This request has no such file.");
    const reason = await reasonToHoldBack(getDatabase(), file);
    if (reason) return refusal(reason === "infected" ? 403 : 503, HELD_BACK[reason]);
    const mediaType = file.mediaType ?? "application/octet-stream";
    return new Response(await bodyOf(file), { headers: fileHeaders({ ...file, mediaType }) });
  });
}
