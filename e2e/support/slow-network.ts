import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

type Limits = {
  /** Bytes per second to the site, over all connections. */
  up?: number;
  /** Bytes per second to the browsers. */
  down?: number;
  /** The least latency of a response and of a new connection, in milliseconds. */
  roundTripMs?: number;
};

/** A few packets: connections take turns. */
const PIECE_BYTES = 4 * 1024;

/** A relay with limited bandwidth and latency, also for prerendered pages. Can be cut and restored. */
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
    /** Headers included. */
    sentBytes: () => sentBytes,
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

/** Shared by all connections in one direction; resolves once the bytes have had their turn. */
function openLine(bytesPerSecond: number): Line {
  let free = performance.now();
  return async (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1_000;
    await sleepUntil(free);
  };
}

/** Forwards one direction; the first byte also waits for the handshake. */
function carry(
  from: Socket,
  to: Socket,
  line: Line,
  delayMs: number,
  handshakeMs = 0,
  count?: (bytes: number) => void,
): void {
  const pass = async () => {
    // Pieces travel concurrently and arrive in order.
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

/** Writes with back-pressure; data for a closed socket is lost. */
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
