import { fileRefusalSchema } from "#lib/quote-requests/attachment-upload.ts";
import type { FileRefusal } from "#lib/quote-requests/attachments.ts";
import { ConnectionBroken, type Answer } from "./send-xhr.ts";

/** The longest that is waited because a server asks for it, in seconds. Whoever says more means not today. */
const LONGEST_WAIT_SECONDS = 120;

const AGAIN = new Set([400, 403, 404, 408, 409, 425, 429]);

/** What the server said no to; sending the file again would not change it. */
export class UploadRefused extends Error {
  readonly refusal: FileRefusal;

  constructor(refusal: FileRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** What may go well the next time; `retryAfterSeconds` where the server says when, `refusal` where it says why not now. */
export class UploadBroken extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly refusal: FileRefusal | undefined;

  constructor(cause: Answer | ConnectionBroken) {
    super("status" in cause ? String(cause.status) : "connection", { cause });
    this.retryAfterSeconds = "status" in cause ? cause.retryAfterSeconds : undefined;
    this.refusal = "status" in cause ? refusalIn(cause.text) : undefined;
  }
}

/**
 * What an answer that is no success means for the file. A part that was cut (400), an address that has expired (403), a
 * file that is gone (404) and a part that is missing (409) are put right by announcing the file again.
 */
export function failureOf(answer: Answer): UploadRefused | UploadBroken {
  const refusal = refusalIn(answer.text);
  const { status, retryAfterSeconds = 0 } = answer;
  if (retryAfterSeconds > LONGEST_WAIT_SECONDS) return new UploadRefused(refusal ?? "busy");
  if (status >= 500 || AGAIN.has(status)) return new UploadBroken(answer);
  return new UploadRefused(refusal ?? "unsent");
}

function refusalIn(text: string): FileRefusal | undefined {
  try {
    return fileRefusalSchema.safeParse(JSON.parse(text)).data?.code;
  } catch {
    // A proxy's page, or a bucket's XML: it has no word for us.
    return undefined;
  }
}
