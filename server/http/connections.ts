import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as Listener, type Socket } from "node:net";
import type { Duplex } from "node:stream";

type Connection = {
  open: number;
  /** Bytes read when the last request ended; more bytes mean that the next one has begun. */
  read: number;
};

/** How long a client may take to read the rest of its response and to close. */
const LINGER_MS = 5_000;

/** Tracks a server's connections, so that they can be closed without losing a request. */
export class Connections {
  /** Counts connections, requests and finished responses, to detect when the site is idle. */
  events = 0;
  /** Total number of accepted connections. */
  admitted = 0;
  readonly #server: Server;
  readonly #connections = new Map<Duplex, Connection>();
  readonly #responses = new Set<ServerResponse>();
  #isLeaving = false;

  constructor(server: Server) {
    this.#server = server;
    server.on("connection", (socket: Socket) => this.#welcome(socket));
    // Run before the site's listener, which may write the keep-alive header.
    server.prependListener("request", (request, response) => this.#follow(request, response));
  }

  get size(): number {
    return this.#connections.size;
  }

  get open(): number {
    return this.#responses.size;
  }

  /** Lets an upgraded connection count as idle, so that a shutdown closes it. */
  handOver(socket: Duplex): void {
    this.#connections.set(socket, { open: 0, read: Infinity });
  }

  /** From now on every response closes its connection. */
  leave(): void {
    this.#isLeaving = true;
    for (const response of this.#responses) response.shouldKeepAlive = false;
    for (const socket of this.#connections.keys()) lingerAtEnd(socket);
  }

  /** Stops accepting. The server's own `close` would also end connections that are still being read. */
  stopListening(): void {
    Listener.prototype.close.call(this.#server);
  }

  /** Closes connections without a request, including those that never sent anything. */
  closeIdle(): void {
    for (const [socket, { open, read }] of this.#connections) {
      const isIdle = open === 0 && (socket as Socket).bytesRead <= read;
      // An ended socket is still waiting for its client to read the rest.
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
    // A response that began before the stop has promised keep-alive.
    response.once("finish", () => this.#isLeaving && linger(socket));
  }
}

/** Node destroys a socket once the kernel has its last bytes, which a container would discard on exit. */
function lingerAtEnd(socket: Duplex): void {
  (socket as Socket).destroySoon = () => linger(socket);
}

function linger(socket: Duplex): void {
  if (socket.writableEnded) return;
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
