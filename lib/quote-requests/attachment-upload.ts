import "#lib/validation/configure-zod.ts";
import * as z from "zod";
import { FILE_LIMITS, FILE_REFUSAL_CODES, FILE_STATES, toFileName } from "./attachments.ts";

/**
 * How a file travels. The browser gives it an id and announces it (`POST /api/files`); sends each part that is asked
 * for with PUT to its address, this site's or a bucket's; and says that it is done (`POST /api/files/[id]/complete`).
 * Announcing it again tells what is still missing, so that any step may be repeated. A call of this site carries
 * the key of the form that the file belongs to.
 */
export const DRAFT_KEY_HEADER = "x-draft-key";

/** A file as it is announced. `draftKey` is the idempotency key of its form. */
export const announcedFileSchema = z.strictObject({
  id: z.uuidv4(),
  draftKey: z.uuidv4(),
  name: z.string(),
  size: z.int(),
});
export type AnnouncedFile = z.output<typeof announcedFileSchema>;

/** What is still to be sent of a file: parts from 1 on, of `partBytes` each but the last one. */
export const uploadSchema = z.object({
  state: z.enum(FILE_STATES),
  partBytes: z.int().positive(),
  /** An address that begins with a slash is this site's. */
  missingParts: z.array(z.object({ number: z.int().positive(), url: z.string() })),
});
export type Upload = z.output<typeof uploadSchema>;

/** Why something about a file was refused. `code` is absent where it is not about the file. */
export const fileRefusalSchema = z.object({
  error: z.string().min(1),
  code: z.enum(FILE_REFUSAL_CODES).optional(),
});

/** How many files a form names at the most, those that were refused included. */
const MAX_SENT_FILES = FILE_LIMITS.count * 2;

/** The files that a form names when it is sent, in the order in which they are shown. */
export const sentFilesSchema = z
  .array(
    z.strictObject({
      id: z.uuidv4(),
      // A file whose name is refused is named too.
      name: z.string().transform(toFileName),
      size: z.int().min(0),
      refusal: z.enum(FILE_REFUSAL_CODES).optional(),
    }),
  )
  .max(MAX_SENT_FILES);
export type SentFile = z.output<typeof sentFilesSchema>[number];

/** The files that a form names together with those that came with it, each once. */
export function joinFiles(named: readonly SentFile[], received: readonly SentFile[]): SentFile[] {
  const files = new Map([...named, ...received].map((file) => [file.id, file]));
  return [...files.values()].slice(0, MAX_SENT_FILES);
}
