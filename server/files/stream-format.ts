import { finished, Readable } from "node:stream";
import { ZipFile } from "yazl";

type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
export type ArchiveEntry = { name: string; lastModified?: Date; open: () => Chunks };

/** Files are compressed already, and a sheet shrinks to a tenth. */
const FASTEST = 1;

/**
 * Streams a ZIP, opening each entry when it is due. Fails if one fails. Deflated: readers that do not seek (of Java,
 * Ruby, PHP) know no other entry whose length follows it.
 */
export function archiveStream(entries: readonly ArchiveEntry[]): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  // A PassThrough, which its types do not say.
  const output = zip.outputStream as Readable;
  for (const { name, lastModified: mtime = new Date(), open } of entries)
    zip.addReadStreamLazy(name, { mtime, compressionLevel: FASTEST }, (begin) => {
      const input = Readable.from(open());
      const unwatch = finished(output, () => input.destroy());
      finished(input, (error) => {
        unwatch();
        if (error) output.destroy(error);
      });
      begin(null, input);
    });
  zip.on("error", (error: Error) => output.destroy(error));
  zip.end();
  return lateFileStream(output);
}

/** A file as a response body, with back-pressure. Rejects if its store fails at once; a later error fails the stream. */
export async function fileStream(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = bytes[Symbol.asyncIterator]();
  return streamOf(chunks, await chunks.next());
}

/** Like `fileStream`, but an immediate error fails the stream too. */
function lateFileStream(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
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
