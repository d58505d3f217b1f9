export type UploadResponse = { status: number; text: string; retryAfterSeconds?: number };

/** The connection broke or stalled. */
export class ConnectionBroken extends Error {}

type OutgoingRequest = {
  method: "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: Blob | string;
};

type Watch = {
  signal: AbortSignal;
  /** Called with the bytes of the body sent so far. */
  onProgress?: (bytes: number) => void;
  /** Milliseconds without progress after which the connection counts as broken. */
  stallMs: number;
};

/** Rejects with `ConnectionBroken` or the signal's reason. XMLHttpRequest, since fetch reports no upload progress. */
export function sendRequest(
  { method, url, headers = {}, body }: OutgoingRequest,
  { signal, onProgress, stallMs }: Watch,
): Promise<UploadResponse> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout>;
  const leave = () => request.abort();
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(leave, stallMs);
  };
  const sent = new Promise<UploadResponse>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : new ConnectionBroken());
    request.addEventListener("load", () => resolve(responseOf(request)));
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

function responseOf(request: XMLHttpRequest): UploadResponse {
  const { status, responseText: text } = request;
  // Browsers log an error for a cross-origin header that is missing.
  const wait = status === 429 || status === 503 ? request.getResponseHeader("retry-after") : null;
  return { status, text, ...(wait && /^\d+$/.test(wait) && { retryAfterSeconds: Number(wait) }) };
}
