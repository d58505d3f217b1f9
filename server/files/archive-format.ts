import { finished, Readable } from "node:stream";
import { ZipFile } from "yazl";

/** Bytes that every file system allows in a name, with a margin for suffixes. */
const LIMIT = 150;

// Characters invalid on Windows, and bidirectional controls, which can disguise an extension.
const UNSAFE = /[\p{Cc}\p{Cs}\\/:*?"<>|\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;
const RESERVED = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/** Makes names safe and unique for one folder, in the given order, avoiding `taken`: no paths, no hidden files. */
export function archiveNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(keyOf));
  return names.map((name) => {
    const safe = safeName(name);
    let unique = safe;
    for (let count = 2; used.has(keyOf(unique)); count += 1) unique = shorten(safe, ` (${count})`);
    used.add(keyOf(unique));
    return unique;
  });
}

/** Windows and macOS compare names case-insensitively. */
function keyOf(name: string): string {
  return name.toLowerCase().normalize("NFC");
}

function safeName(name: string): string {
  const characters = name.normalize("NFC").replace(UNSAFE, "_");
  const visible = characters.replace(/^[.\s]+|[.\s]+$/gu, "");
  return shorten(visible.replace(RESERVED, "_$&") || "file");
}

function shorten(name: string, suffix = ""): string {
  const [, stem = name, extension = ""] = /^(.+)(\.[^.\s]{1,10})$/su.exec(name) ?? [];
  const limit = LIMIT - Buffer.byteLength(suffix + extension);
  const kept = [...stem];
  while (Buffer.byteLength(kept.join("")) > limit) kept.pop();
  return (kept.join("").trimEnd() || "file") + suffix + extension;
}

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
  return streamOf((output as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]());
}

/** A file as a response body, with back-pressure. Rejects if its store fails at once; a later error fails the stream. */
export async function fileStream(
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReadableStream<Uint8Array>> {
  const chunks = bytes[Symbol.asyncIterator]();
  return streamOf(chunks, await chunks.next());
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
