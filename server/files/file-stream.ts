/** A file as a response body, with back-pressure. Rejects if its store fails at once; a later error fails the stream. */
export async function fileStream(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = bytes[Symbol.asyncIterator]();
  return streamOf(chunks, await chunks.next());
}

/** Like `fileStream`, but an immediate error fails the stream too. */
export function lateFileStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return streamOf(bytes[Symbol.asyncIterator]());
}

/** Not `Readable.toWeb`: cancelling it during a read ends the process. */
function streamOf(
  chunks: AsyncIterator<Uint8Array>,
  first?: IteratorResult<Uint8Array>,
): ReadableStream<Uint8Array> {
  let ahead = first;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = ahead ?? (await chunks.next());
        ahead = undefined;
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}
