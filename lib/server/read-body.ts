import "server-only";

/**
 * The body of a request as text, or undefined once it turns out to be longer than `maxBytes`, whether its length was
 * announced or not; the rest is then not read.
 */
export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  let [bytes, text] = [0, ""];
  for await (const chunk of request.body as ReadableStream<Uint8Array> &
    AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
