import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import type { FileScan } from "#lib/attachments/attachments.ts";

/** Timeouts; the second is long because the scanner unpacks archives. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 60_000;

/** The scanner was unreachable, timed out or rejected the file. */
export class NoVerdictError extends Error {
  override name = "NoVerdictError";
  readonly code: "SCANNER_AWAY" | "SCANNER_SILENT" | "SCANNER_REJECTED";

  constructor(code: NoVerdictError["code"], options?: ErrorOptions) {
    super("The virus scanner gave no verdict.", options);
    this.code = code;
  }
}

/** Scans by ClamAV's INSTREAM at `url` (`tcp://host:port`). Throws a `NoVerdictError` or the stream's error. */
export async function scanFile(
  url: string,
  bytes: AsyncIterable<Uint8Array>,
  { connectMs = CONNECT_MS, silenceMs = SILENCE_MS } = {},
): Promise<Exclude<FileScan, "unscanned">> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) });
  try {
    await open(socket, connectMs);
    socket.setTimeout(silenceMs, () => socket.destroy(new NoVerdictError("SCANNER_SILENT")));
    return await ask(socket, bytes);
  } finally {
    socket.destroy();
  }
}

async function open(socket: Socket, limitMs: number): Promise<void> {
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(limitMs) });
  } catch (cause) {
    throw new NoVerdictError("SCANNER_AWAY", { cause });
  }
}

async function ask(socket: Socket, bytes: AsyncIterable<Uint8Array>) {
  let failure: unknown;
  const watched = withErrorHandler(bytes, (error) => {
    failure = error;
  });
  // Listen from the start: clamd may reject a file in the middle.
  const reply = text(socket).catch((error: unknown) => error);
  const sent = await pipeline(Readable.from(framed(watched)), socket, { end: false }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure) throw failure;
  const words = await reply;
  for (const error of [sent, words]) if (error instanceof NoVerdictError) throw error;
  if (sent || typeof words !== "string")
    throw new NoVerdictError("SCANNER_REJECTED", { cause: sent ?? words });
  return verdictOf(words);
}

/** Reports errors of `bytes`, but not those of its reader, which a `catch` around `yield` would get as well. */
async function* withErrorHandler(
  bytes: AsyncIterable<Uint8Array>,
  onError: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((error: unknown) => {
        onError(error);
        throw error;
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** INSTREAM's framing: the command, chunks with a length prefix, an empty chunk. */
async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of bytes) {
    if (chunk.length === 0) continue;
    yield lengthOf(chunk);
    yield chunk;
  }
  yield lengthOf(new Uint8Array());
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(words: string): "clean" | "infected" {
  if (words === "stream: OK\0") return "clean";
  if (/^stream: .+ FOUND\0$/.test(words)) return "infected";
  throw new NoVerdictError("SCANNER_REJECTED");
}
