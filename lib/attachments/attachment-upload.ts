import "#lib/validation/configure-zod.ts";
import * as z from "zod";
import { FILE_ERROR_CODES, FILE_LIMITS, FILE_STATES, toFileName } from "./file-rules.ts";

/**
 * The browser starts an upload under an id of its own (`POST /api/files`), posts each missing part, and
 * completes the file (`POST /api/files/[id]/complete`). Starting again returns the parts still missing, so every
 * step can be repeated. Calls carry the form's key.
 */
export const DRAFT_KEY_HEADER = "x-draft-key";

export const newFileSchema = z.strictObject({
  id: z.uuidv4(),
  draftKey: z.uuidv4(),
  name: z.string().transform(toFileName),
  size: z.int(),
});
export type NewFile = z.output<typeof newFileSchema>;

/** Parts still missing, from 1; `partBytes` each but the last. */
export const uploadSchema = z.object({
  state: z.enum(FILE_STATES),
  partBytes: z.int().positive(),
  missingParts: z.array(z.object({ number: z.int().positive(), url: z.string() })),
});
export type Upload = z.output<typeof uploadSchema>;

/** `code` is absent if the error is not about the file. */
export const fileErrorSchema = z.object({
  error: z.string().min(1),
  code: z.enum(FILE_ERROR_CODES).optional(),
});

/** Including rejected files. */
const MAX_SENT_FILES = FILE_LIMITS.count * 2;

export const sentFilesSchema = z
  .array(
    z.object({
      id: z.uuidv4(),
      name: z.string().transform(toFileName),
      size: z.int().min(0),
      errorCode: z.enum(FILE_ERROR_CODES).exactOptional(),
    }),
  )
  .max(MAX_SENT_FILES);
export type SentFile = z.output<typeof sentFilesSchema>[number];

export function joinFiles(named: readonly SentFile[], received: readonly SentFile[]): SentFile[] {
  const files = new Map([...named, ...received].map((file) => [file.id, file]));
  return [...files.values()].slice(0, MAX_SENT_FILES);
}
