import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A relay that carries `up` bytes a second to the site, over all connections. Can be cut and restored. */
export async function startSlowNetwork(site: string, { up }: { up: number }) {
  const { hostname, port } = new URL(site);
  const sockets = new Set<Socket>();
  let isCut = false;
  let sentBytes = 0;
  let free = performance.now();
  /** Resolves once the bytes have had their turn. */
  const carried = async (bytes: number) => {
    sentBytes += bytes;
    free = Math.max(free, performance.now()) + (bytes / up) * 1_000;
    await sleep(Math.max(0, free - performance.now()));
  };
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
    const pass = async () => {
      for await (const bytes of browser as AsyncIterable<Buffer>) {
        await carried(bytes.length);
        if (!upstream.write(bytes)) await once(upstream, "drain");
      }
      upstream.end();
    };
    pass().catch(() => browser.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const cutAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Headers included. */
    sentBytes: () => sentBytes,
    cut: () => {
      isCut = true;
      cutAll();
    },
    mend: () => (isCut = false),
    [Symbol.asyncDispose]: async () => {
      cutAll();
      server.close();
      await Promise.resolve();
    },
  };
}
