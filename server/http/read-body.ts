import "server-only";

type Body = ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>;

/** The body as text, or undefined as soon as it exceeds `maxBytes`; the rest is not read. */
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

/** Reads a body that must have exactly `length` bytes; stops reading a longer one. */
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
