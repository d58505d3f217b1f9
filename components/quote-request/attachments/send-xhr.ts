/** What a server answered. `retryAfterSeconds` where it says when to come again. */
export type Answer = { status: number; text: string; retryAfterSeconds?: number };

/** The connection broke, or nothing moved on it for too long. */
export class ConnectionBroken extends Error {}

type OutgoingRequest = {
  method: "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Record<string, string>;
  body?: Blob | string;
};

type Watch = {
  signal: AbortSignal;
  /** Called with the bytes of the body that have left so far. */
  onProgress?: (bytes: number) => void;
  /** After so many milliseconds in which nothing moved the connection counts as broken. */
  stallMs: number;
};

/**
 * Sends a request and resolves with whatever is answered. Rejects with `ConnectionBroken`, or with the signal's reason
 * once it is aborted. XMLHttpRequest, since fetch does not tell how much of a body has left.
 */
export function sendRequest(
  { method, url, headers = {}, body }: OutgoingRequest,
  { signal, onProgress, stallMs }: Watch,
): Promise<Answer> {
  signal.throwIfAborted();
  const request = new XMLHttpRequest();
  let stalled: ReturnType<typeof setTimeout>;
  const leave = () => request.abort();
  const watch = () => {
    clearTimeout(stalled);
    stalled = setTimeout(leave, stallMs);
  };
  const answered = new Promise<Answer>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : new ConnectionBroken());
    request.addEventListener("load", () => resolve(answerOf(request)));
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
  return answered.finally(() => {
    clearTimeout(stalled);
    signal.removeEventListener("abort", leave);
  });
}

function answerOf(request: XMLHttpRequest): Answer {
  const { status, responseText: text } = request;
  // A browser complains when it is asked for a header of another origin that is not there.
  const wait = status === 429 || status === 503 ? request.getResponseHeader("retry-after") : null;
  return { status, text, ...(wait && /^\d+$/.test(wait) && { retryAfterSeconds: Number(wait) }) };
}
