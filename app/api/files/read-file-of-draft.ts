import { z } from "zod";
import type { FileOfDraft } from "#db/files/find-file.ts";
import { DRAFT_KEY_HEADER } from "#lib/quote-requests/attachment-upload.ts";

export type FileContext = { params: Promise<{ id: string }> };

const uuid = z.uuidv4().toLowerCase();

/** The attachment's id and the draft key that authorizes access; undefined if either is malformed. */
export async function readFileOfDraft(
  request: Request,
  { params }: FileContext,
): Promise<FileOfDraft | undefined> {
  const id = uuid.safeParse((await params).id);
  const draftKey = uuid.safeParse(request.headers.get(DRAFT_KEY_HEADER));
  return id.success && draftKey.success ? { id: id.data, draftKey: draftKey.data } : undefined;
}
