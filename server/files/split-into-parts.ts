/** Rechunks a stream into parts of `partBytes`, holding one in memory. */
export async function* inParts(
  chunks: AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafe(partBytes);
  let filled = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.byteLength;) {
      const taken = Math.min(partBytes - filled, chunk.byteLength - at);
      part.set(chunk.subarray(at, at + taken), filled);
      [at, filled] = [at + taken, filled + taken];
      if (filled < partBytes) continue;
      yield part;
      [part, filled] = [Buffer.allocUnsafe(partBytes), 0];
    }
  }
  if (filled > 0) yield part.subarray(0, filled);
}
