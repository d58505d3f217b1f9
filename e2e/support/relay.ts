import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Socket } from "node:net";
import { Transform } from "node:stream";

/**
 * A TCP relay to `target` (a URL with a port) that can be cut, frozen and restored. Swallowed data is lost. Over all
 * connections it carries `up` bytes a second.
 */
export async function startRelay(target: URL, up = Infinity) {
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let cut = false;
  let frozen = false;
  let turnedAway = 0;
  let sentBytes = 0;
  let free = 0;
  const slowDown = () =>
    new Transform({
      transform(bytes: Buffer, _encoding, done) {
        sentBytes += bytes.length;
        free = Math.max(free, performance.now()) + (bytes.length / up) * 1_000;
        setTimeout(() => done(null, bytes), free - performance.now());
      },
    });
  const server = createServer((client) => {
    if (cut) {
      turnedAway += 1;
      return void client.destroy();
    }
    const upstream = connect(Number(target.port || 5432), target.hostname);
    upstreams.add(upstream);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        upstreams.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (!frozen) (up < Infinity ? client.pipe(slowDown()) : client).pipe(upstream).pipe(client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    turnedAway: () => turnedAway,
    /** If they are carried slowly; headers included. */
    sentBytes: () => sentBytes,
    cut: () => {
      cut = true;
      destroyAll();
    },
    /** Accepts connections and forwards nothing. */
    freeze: () => {
      frozen = true;
      sockets.forEach((socket) => socket.unpipe());
    },
    /** Stops forwarding on existing connections; new ones work. */
    swallow: () => sockets.forEach((socket) => socket.unpipe()),
    /** Forwards `statement` on existing connections, but no response from then on. */
    swallowResponseTo: (statement: string) => {
      for (const socket of sockets)
        socket.on("data", (bytes: Buffer) => {
          if (bytes.includes(statement)) upstreams.forEach((upstream) => upstream.unpipe());
        });
    },
    mend: () => {
      cut = false;
      frozen = false;
    },
    close: () => {
      destroyAll();
      server.close();
    },
  };
}
