import "server-only";

/** The body, or undefined as soon as it exceeds `maxBytes`; the rest is not read. What is cut off ends early. */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) return undefined;
      chunks.push(chunk);
    }
  } catch (error) {
    if (!request.signal.aborted && !isCut(error)) throw error;
  }
  return Buffer.concat(chunks);
}

export async function readText(request: Request, maxBytes: number): Promise<string | undefined> {
  return (await readBody(request, maxBytes))?.toString();
}

export function isJson({ headers }: Request): boolean {
  return /^application\/json\b/i.test(headers.get("content-type") ?? "");
}

/** What a text says in JSON; undefined if it is none, so that a schema reports what it expected. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isCut(error: unknown): boolean {
  return error instanceof Error && (error.name === "AbortError" || /aborted/.test(error.message));
}
