import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/**
 * A TCP relay on loopback in front of `target` (a URL with a port) that can be cut, frozen and mended: a database that
 * goes away, or never answers, and comes back. What it swallowed it never gives back.
 */
export async function startRelay(target: URL) {
  const sockets = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let cut = false;
  let frozen = false;
  let turnedAway = 0;
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
    if (!frozen) client.pipe(upstream).pipe(client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    /** How many connections came while it was cut. */
    turnedAway: () => turnedAway,
    cut: () => {
      cut = true;
      destroyAll();
    },
    /** Accepts from now on and passes nothing on. */
    freeze: () => {
      frozen = true;
      sockets.forEach((socket) => socket.unpipe());
    },
    /** Passes nothing on any more for the connections that there are; new ones work. */
    swallow: () => sockets.forEach((socket) => socket.unpipe()),
    /** `statement` still arrives on the connections that there are, but nothing is answered to it or after it. */
    swallowAnswerTo: (statement: string) => {
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
