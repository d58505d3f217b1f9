import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A network in front of a site: counts the bytes that a browser sends through it, lets at most `bytesPerSecond` of them
 * pass on all connections together, and can be cut and mended.
 */
export async function startSlowNetwork(site: string, bytesPerSecond = Infinity) {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let isCut = false;
  let sentBytes = 0;
  let free = performance.now();
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    upstream.pipe(browser);
    void pass(browser, upstream).catch(() => browser.destroy());
  });
  const pass = async (browser: Socket, upstream: Socket) => {
    for await (const bytes of browser as AsyncIterable<Buffer>) {
      sentBytes += bytes.length;
      free = Math.max(free, performance.now()) + (bytes.length / bytesPerSecond) * 1_000;
      const wait = free - performance.now();
      if (wait > 1) await sleep(wait);
      if (!upstream.write(bytes)) await once(upstream, "drain");
    }
    upstream.end();
  };
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
