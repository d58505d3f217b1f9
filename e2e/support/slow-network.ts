import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Limits = {
  /** Bytes a second that pass from the browsers to the site, on all connections together. */
  up?: number;
  /** The same from the site to the browsers. */
  down?: number;
  /** What a question waits at least for its answer, and a new connection before its first question, in milliseconds. */
  roundTripMs?: number;
};

/** As much as goes into a packet or three: connections take turns. */
const PIECE_BYTES = 4 * 1024;

/**
 * A network in front of a site, slow for whoever asks through it, pages that a browser prerenders among them. It counts
 * the bytes that browsers send, and can be cut and mended.
 */
export async function startSlowNetwork(
  site: string,
  { up = Infinity, down = Infinity, roundTripMs = 0 }: Limits,
) {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  const lines = { up: openLine(up), down: openLine(down) };
  let isCut = false;
  let sentBytes = 0;
  const count = (bytes: number) => (sentBytes += bytes);
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay();
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    carry(browser, upstream, lines.up, roundTripMs / 2, roundTripMs, count);
    carry(upstream, browser, lines.down, roundTripMs / 2);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Bytes that browsers have sent so far, headers among them. */
    sentBytes: () => sentBytes,
    /** Breaks what is under way and turns away what comes. */
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => (isCut = false),
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await Promise.resolve();
    },
  };
}

type Line = (bytes: number) => Promise<void>;

/** What all connections share in one direction: resolves when so many bytes have had their turn on it. */
function openLine(bytesPerSecond: number): Line {
  let free = performance.now();
  return async (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    await sleepUntil(free);
  };
}

/** Carries everything from one socket to the other; the first byte waits for the handshake besides. */
function carry(
  from: Socket,
  to: Socket,
  line: Line,
  delayMs: number,
  handshakeMs = 0,
  count?: (bytes: number) => void,
): void {
  const pass = async () => {
    // Pieces are on their way side by side and arrive in their order.
    let arrived = sleep(handshakeMs);
    for await (const bytes of from as AsyncIterable<Buffer>) {
      count?.(bytes.length);
      for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
        const piece = bytes.subarray(start, start + PIECE_BYTES);
        await line(piece.length);
        const due = performance.now() + delayMs;
        const before = arrived;
        arrived = before.then(() => sleepUntil(due)).then(() => write(to, piece));
        if (delayMs === 0) await arrived;
      }
    }
    await arrived;
    to.end();
  };
  void pass().catch(() => from.destroy());
}

/** Writes, and waits while the other side takes nothing more. What is sent to a socket that is gone is lost, as it would be. */
async function write(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed || socket.write(bytes)) return;
  await new Promise<void>((done) => {
    const goOn = () => {
      socket.off("drain", goOn).off("close", goOn);
      done();
    };
    socket.on("drain", goOn).on("close", goOn);
  });
}

async function sleepUntil(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 1) await sleep(wait);
}
