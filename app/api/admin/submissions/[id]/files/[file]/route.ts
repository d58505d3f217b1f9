import { z } from "zod";
import { getDatabase } from "#server/database.ts";
import { findQuarantineReason, QUARANTINE_REASONS } from "#server/files/scan-mutations.ts";
import { getFileOfRequest } from "#db/files/file-queries.ts";
import { readFile } from "#server/files/content-mutations.ts";
import { fileHeaders } from "#server/http/response-headers.ts";
import { inboxRoute, parseId } from "#app/api/admin/submissions/inbox-route.ts";
import { requireSession } from "#server/auth/session-mutations.ts";
import { HttpError } from "#lib/http/http-error.ts";
import { fileStream } from "#server/files/archive-format.ts";

// Allows for a large attachment over a slow network.
export const maxDuration = 300;

type Context = RouteContext<"/api/admin/submissions/[id]/files/[file]">;

/** Downloads an attachment: 403 if it is infected, 503 if it could not be scanned. */
export const GET = inboxRoute(async function GET(_request: Request, { params }: Context) {
  await requireSession();
  const { file, headers } = await readOpenableFile(await params);
  return new Response(await fileStream(readFile(getDatabase(), file)), { headers });
});

export const HEAD = inboxRoute(async function HEAD(_request: Request, { params }: Context) {
  await requireSession();
  const { headers } = await readOpenableFile(await params);
  return new Response(null, { headers });
});

async function readOpenableFile({ id: number, file: text }: { id: string; file: string }) {
  const id = parseId(number);
  const fileId = z.uuid().safeParse(text);
  const isKnown = id !== undefined && fileId.success;
  const file = isKnown ? await getFileOfRequest(getDatabase(), id, fileId.data) : undefined;
  if (!file) throw new HttpError(404, "This request has no such file.");
  const reason = await findQuarantineReason(getDatabase(), file);
  if (reason) throw new HttpError(reason === "infected" ? 403 : 503, QUARANTINE_REASONS[reason]);
  const mediaType = file.mediaType ?? "application/octet-stream";
  return { file, headers: fileHeaders({ ...file, mediaType }) };
}
