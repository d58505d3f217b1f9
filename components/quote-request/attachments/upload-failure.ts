import { fileErrorSchema } from "#lib/quote-requests/attachment-upload.ts";
import type { FileErrorCode } from "#lib/quote-requests/attachments.ts";
import { ConnectionBroken, type UploadResponse } from "./send-xhr.ts";

/** Caps the server's Retry-After; a longer one counts as a final failure. */
const LONGEST_WAIT_SECONDS = 120;

const AGAIN = new Set([400, 403, 404, 408, 409, 425, 429]);

/** A permanent error; sending again would not help. */
export class UploadRejected extends Error {
  readonly errorCode: FileErrorCode;

  constructor(errorCode: FileErrorCode) {
    super(errorCode);
    this.errorCode = errorCode;
  }
}

/** A temporary error; `retryAfterSeconds` and `errorCode` are set if the server sent them. */
export class UploadBroken extends Error {
  readonly retryAfterSeconds: number | undefined;
  readonly errorCode: FileErrorCode | undefined;

  constructor(cause: UploadResponse | ConnectionBroken) {
    super("status" in cause ? String(cause.status) : "connection", { cause });
    this.retryAfterSeconds = "status" in cause ? cause.retryAfterSeconds : undefined;
    this.errorCode = "status" in cause ? errorCodeIn(cause.text) : undefined;
  }
}

/** Classifies an error response. 400, 403, 404 and 409 are fixed by announcing the attachment again. */
export function failureOf(response: UploadResponse): UploadRejected | UploadBroken {
  const errorCode = errorCodeIn(response.text);
  const { status, retryAfterSeconds = 0 } = response;
  // Room is made in hours, not in seconds.
  if (errorCode === "full" || retryAfterSeconds > LONGEST_WAIT_SECONDS)
    return new UploadRejected(errorCode ?? "busy");
  if (status >= 500 || AGAIN.has(status)) return new UploadBroken(response);
  return new UploadRejected(errorCode ?? "unsent");
}

function errorCodeIn(text: string): FileErrorCode | undefined {
  try {
    return fileErrorSchema.safeParse(JSON.parse(text)).data?.code;
  } catch {
    // A proxy's page or a bucket's XML has no error code of ours.
    return undefined;
  }
}
