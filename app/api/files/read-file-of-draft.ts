import { z } from "zod";
import type { FileOfDraft } from "#db/files/find-file.ts";
import { DRAFT_KEY_HEADER } from "#lib/quote-requests/attachment-upload.ts";

/** A route's parameters of the address of a file. */
export type FileContext = { params: Promise<{ id: string }> };

const uuid = z.uuidv4().toLowerCase();

/** Which file is meant, and the key with which whoever asks shows that it is theirs; undefined for what is none. */
export async function readFileOfDraft(
  request: Request,
  { params }: FileContext,
): Promise<FileOfDraft | undefined> {
  const id = uuid.safeParse((await params).id);
  const draftKey = uuid.safeParse(request.headers.get(DRAFT_KEY_HEADER));
  return id.success && draftKey.success ? { id: id.data, draftKey: draftKey.data } : undefined;
}
