import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Socket } from "node:net";

/** A TCP relay to `target` (a URL with a port) that can be cut, frozen and restored. Swallowed data is lost. */
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
    turnedAway: () => turnedAway,
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
