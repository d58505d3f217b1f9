/**
 * A file as the body of an answer, read as fast as it is taken, and no longer than somebody takes it. Rejects where its
 * store fails at once; where it fails later the stream does, and with it the download.
 */
export async function fileStream(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = bytes[Symbol.asyncIterator]();
  return streamOf(chunks, await chunks.next());
}

/** As `fileStream`; what fails at once fails when it is read. */
export function lateFileStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return streamOf(bytes[Symbol.asyncIterator]());
}

/** Not Node's own `Readable.toWeb`: one that is left while it reads ends the process. */
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
