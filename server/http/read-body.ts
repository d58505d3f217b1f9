import "server-only";

type Body = ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;

/**
 * The body of a request as text, or undefined once it turns out to be longer than `maxBytes`, whether its length was
 * announced or not; the rest is then not read.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let [bytes, text] = [0, ""];
  for await (const chunk of request.body as Body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/**
 * The body of a request that must have exactly so many bytes. Of a longer one the rest is not read; one whose sender
 * goes away is a shorter one.
 */
export async function readBytes(
  request: Request,
  bytes: number,
): Promise<Uint8Array | "too-short" | "too-long"> {
  const announced = Number(request.headers.get("content-length") ?? bytes);
  if (announced > bytes) return "too-long";
  if (announced !== bytes || !request.body) return "too-short";
  const read = Buffer.allocUnsafe(bytes);
  let length = 0;
  try {
    for await (const chunk of request.body as Body) {
      if (length + chunk.byteLength > bytes) return "too-long";
      read.set(chunk, length);
      length += chunk.byteLength;
    }
  } catch (error) {
    if (request.signal.aborted || isCut(error)) return "too-short";
    throw error;
  }
  return length === bytes ? read : "too-short";
}

function isCut(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || /aborted/.test(error.message));
}
