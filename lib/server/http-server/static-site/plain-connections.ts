import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Connections } from "#lib/server/http-server/connections.ts";
import { type PlainRequest, readPlainRequest } from "./plain-request.ts";

type Reader = (bytes: Buffer) => void;
type Adopt = (socket: Socket) => void;

/** How much longer than it says a server waits for the next request, as Node does. */
const KEEP_ALIVE_GRACE_MS = 1_000;

/**
 * Lets `answer` have the plain requests of each connection before Node's own parser: one that comes while nothing else is
 * under way, in one piece. Whatever it leaves (returns false), and whatever is not certain to be such a request, Node reads
 * as always, and from the first byte that is not certain on the connection is Node's for good.
 *
 * A request costs Node 40 µs of objects and events before and after anybody has looked at it, which is more than twice what
 * nginx takes for all of it.
 */
export function answerPlainRequests(
  server: Server,
  connections: Connections,
  answer: (request: PlainRequest, socket: Socket) => boolean,
): void {
  // The server's own listener, which gives a connection to its parser; it may be called by anybody at any time.
  const [own] = server.listeners("connection");
  if (!own) throw new Error("Node's HTTP server takes no connections.");
  server.off("connection", own as Adopt);
  server.on("connection", (socket: Socket) => {
    let parse: Reader | undefined;
    let wasAnswered = false;

    const adopt = (): Reader => {
      socket.setTimeout(0);
      (own as Adopt).call(server, socket);
      const reader = socket.listeners("data").find((listener) => listener !== read) as Reader;
      // Added again, a listener makes Node's parser take what is read by events, and not past them.
      socket.off("data", reader).off("data", read).on("data", read);
      return reader;
    };
    const read = (bytes: Buffer): void => {
      const request = connections.isLeaving ? undefined : readPlainRequest(bytes);
      if (request && !connections.isBusy(socket) && answer(request, socket)) {
        if (!wasAnswered && !parse)
          socket.setTimeout(server.keepAliveTimeout + KEEP_ALIVE_GRACE_MS);
        wasAnswered = true;
        return;
      }
      parse ??= adopt();
      if (!request) socket.off("data", read).on("data", parse);
      parse(bytes);
    };

    socket.setTimeout(server.headersTimeout);
    // Node's, once it reads here.
    socket.on("timeout", () => void (parse || socket.destroy()));
    socket.on("end", () => void (parse || socket.end()));
    socket.on("error", () => socket.destroy());
    socket.on("data", read);
  });
}
