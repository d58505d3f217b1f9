import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FileScan } from "#lib/attachments/file-rules.ts";

/** Timeouts; the second is long because the scanner unpacks archives. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 60_000;

/** The scanner was unreachable, timed out or rejected the file. */
export class ScannerError extends Error {
  override name = "ScannerError";
  readonly code: "SCANNER_AWAY" | "SCANNER_SILENT" | "SCANNER_REJECTED";

  constructor(code: ScannerError["code"], options?: ErrorOptions) {
    super("The virus scanner gave no result.", options);
    this.code = code;
  }
}

/** Scans by ClamAV's INSTREAM at `url` (`tcp://host:port`). Throws a `ScannerError` or the stream's error. */
export async function scanFile(
  url: string,
  bytes: AsyncIterable<Uint8Array>,
  { connectMs = CONNECT_MS, silenceMs = SILENCE_MS } = {},
): Promise<Exclude<FileScan, "unscanned">> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 3310) });
  try {
    await open(socket, connectMs);
    // Each write gets the error; without a listener it would end the process.
    socket.on("error", () => undefined);
    socket.setTimeout(silenceMs, () => socket.destroy(new ScannerError("SCANNER_SILENT")));
    return await ask(socket, bytes);
  } finally {
    socket.destroy();
  }
}

async function open(socket: Socket, limitMs: number): Promise<void> {
  try {
    await once(socket, "connect", { signal: AbortSignal.timeout(limitMs) });
  } catch (cause) {
    throw new ScannerError("SCANNER_AWAY", { cause });
  }
}

/** INSTREAM: the command, chunks with a length prefix, an empty chunk. */
async function ask(socket: Socket, bytes: AsyncIterable<Uint8Array>) {
  // Listens from the start: clamd may reject a file in the middle.
  const reply = text(socket).catch((cause: unknown) => cause);
  await write(socket, Buffer.from("zINSTREAM\0"));
  for await (const chunk of bytes)
    if (chunk.length > 0) await write(socket, Buffer.concat([lengthOf(chunk), chunk]));
  await write(socket, lengthOf(new Uint8Array()));
  const answer = await reply;
  if (typeof answer !== "string") throw scannerError(answer);
  return parseReply(answer);
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((done, fail) =>
    socket.write(bytes, (error) => (error ? fail(scannerError(socket.errored ?? error)) : done())),
  );
}

function scannerError(cause: unknown): ScannerError {
  if (cause instanceof ScannerError) return cause;
  return new ScannerError("SCANNER_REJECTED", { cause });
}

function lengthOf({ length }: Uint8Array): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function parseReply(answer: string): "clean" | "infected" {
  if (answer === "stream: OK\0") return "clean";
  if (/^stream: .+ FOUND\0$/.test(answer)) return "infected";
  throw new ScannerError("SCANNER_REJECTED");
}
