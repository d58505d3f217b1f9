import { fileErrorSchema } from "#lib/attachments/attachment-upload.ts";
import type { FileErrorCode } from "#lib/attachments/file-rules.ts";

/** A connection without progress for this long counts as broken. */
const STALL_MS = 25_000;
/** Caps the server's Retry-After; a longer one counts as a final failure. */
const MAX_WAIT_SECONDS = 120;
/** Fixed by starting the upload again, if this site said so: a page of a proxy is a permanent refusal. */
const RESTARTABLE = new Set([400, 403, 404, 409]);

/** A permanent error; sending again would not help. */
export class UploadRejected extends Error {
  readonly errorCode: FileErrorCode;

  constructor(errorCode: FileErrorCode) {
    super(errorCode);
    this.errorCode = errorCode;
  }
}

/** A temporary error, such as a broken connection; `errorCode` is set if the server sent one. */
export class UploadBroken extends Error {
  readonly retryAfterSeconds: number;
  readonly errorCode: FileErrorCode | undefined;

  constructor(message: string, retryAfterSeconds = 0, errorCode?: FileErrorCode) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.errorCode = errorCode;
  }
}

export class ConnectionBroken extends UploadBroken {}

type UploadRequest = {
  method: "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body?: Blob | string;
};

export type UploadContext = { signal: AbortSignal; stallMs?: number };

/**
 * Resolves to the response's text. Rejects with `UploadBroken`, `UploadRejected`, or the signal's reason. XMLHttpRequest,
 * since fetch reports no upload progress; `onProgress` gets the bytes of the body sent so far.
 */
export async function sendRequest(
  { method, url, headers, body }: UploadRequest,
  { signal, stallMs = STALL_MS }: UploadContext,
  onProgress?: (bytes: number) => void,
): Promise<string> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout>;
  const leave = () => request.abort();
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(leave, stallMs);
  };
  const sent = new Promise<string>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : new ConnectionBroken("connection"));
    request.addEventListener("load", () => {
      const isTaken = request.status >= 200 && request.status <= 299;
      if (isTaken) resolve(request.responseText);
      else reject(failureOf(request));
    });
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
  });
  request.upload.addEventListener("progress", ({ loaded }) => {
    watch();
    onProgress?.(loaded);
  });
  signal.addEventListener("abort", leave);
  request.open(method, url);
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  watch();
  request.send(body);
  return sent.finally(() => {
    clearTimeout(stalled);
    signal.removeEventListener("abort", leave);
  });
}

function failureOf(request: XMLHttpRequest): UploadRejected | UploadBroken {
  const { status } = request;
  const error = errorIn(request.responseText);
  const errorCode = error?.code;
  const wait = request.getResponseHeader("retry-after") ?? "";
  const seconds = /^\d+$/.test(wait) ? Number(wait) : 0;
  // Space is freed in hours, not in seconds.
  if (errorCode === "full" || seconds > MAX_WAIT_SECONDS)
    return new UploadRejected(errorCode ?? "busy");
  if (status >= 500 || [408, 425, 429].includes(status) || (error && RESTARTABLE.has(status)))
    return new UploadBroken(String(status), seconds, errorCode);
  return new UploadRejected(errorCode ?? "unsent");
}

function errorIn(text: string) {
  try {
    return fileErrorSchema.safeParse(JSON.parse(text)).data;
  } catch {
    // A proxy's page is not an error of this site.
    return undefined;
  }
}
