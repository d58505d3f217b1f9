import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";
import type { Duplex } from "node:stream";

type Connection = {
  /** Requests that came and are not answered to the end. */
  open: number;
  /** Bytes that had come when the last request was over; more of them are the beginning of the next one. */
  read: number;
};

/** How long a client may take to fetch the end of its answer from the kernel, and to close. */
const LINGER_MS = 5_000;

/** What a server's clients have under way, and the gentle ways to be rid of them. */
export class Connections {
  /** Connections and requests that came, and answers that ended: as long as it grows, the site is in use. */
  events = 0;
  /** Connections that were let in, ever. */
  admitted = 0;
  readonly #server: Server;
  readonly #connections = new Map<Duplex, Connection>();
  readonly #responses = new Set<ServerResponse>();
  #isLeaving = false;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket: Socket) => this.#welcome(socket));
    // Before the site sees it: the first byte of an answer says whether its connection stays.
    server.prependListener("request", (request, response) => this.#follow(request, response));
  }

  /** How many connections there are. */
  get size(): number {
    return this.#connections.size;
  }

  /** How many requests are not answered to the end. */
  get open(): number {
    return this.#responses.size;
  }

  /** Gives up a connection that changed to another protocol: nothing of it has to end. */
  handOver(socket: Duplex): void {
    this.#connections.set(socket, { open: 0, read: Infinity });
  }

  /** From now on every answer is its connection's last, also those under way. */
  leave(): void {
    this.#isLeaving = true;
    for (const response of this.#responses) response.shouldKeepAlive = false;
    for (const socket of this.#connections.keys()) lingerAtEnd(socket);
  }

  /** Lets nobody in any more. The server's own `close` would also end connections that are still being read. */
  closeDoor(): void {
    Listener.prototype.close.call(this.#server);
  }

  /** Ends the connections on which nothing is under way, those included that never sent anything. */
  closeIdle(): void {
    for (const [socket, { open, read }] of this.#connections) {
      const isIdle = open === 0 && (socket as Socket).bytesRead <= read;
      // What has ended waits for its client to take the rest.
      if (isIdle && !socket.writableEnded) socket.destroy();
    }
  }

  #welcome(socket: Socket): void {
    this.events += 1;
    this.admitted += 1;
    this.#connections.set(socket, { open: 0, read: 0 });
    if (this.#isLeaving) lingerAtEnd(socket);
    socket.once("close", () => this.#connections.delete(socket));
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    this.events += 1;
    const { socket } = request;
    const connection = this.#connections.get(socket) ?? { open: 0, read: 0 };
    connection.open += 1;
    this.#responses.add(response);
    if (this.#isLeaving) response.shouldKeepAlive = false;
    request.once("close", () => (connection.read = socket.bytesRead));
    response.once("close", () => {
      this.events += 1;
      connection.open -= 1;
      connection.read = socket.bytesRead;
      this.#responses.delete(response);
    });
    // An answer that began before the stop promised to keep its connection.
    response.once("finish", () => this.#isLeaving && linger(socket));
  }
}

/** Node would destroy the socket as soon as the kernel has the last bytes, and a container takes those with it. */
function lingerAtEnd(socket: Duplex): void {
  (socket as Socket).destroySoon = () => linger(socket);
}

/** Says goodbye and lets the client close. */
function linger(socket: Duplex): void {
  if (socket.writableEnded) return;
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
