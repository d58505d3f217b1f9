import { finished, Readable } from "node:stream";
import { ZipFile } from "yazl";
import { lateFileStream } from "./file-stream.ts";

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
