import type { IncomingMessage, Server, ServerResponse } from "node:http";

export type BodyPace = {
  /** A body is cut if less than `bytesPerSecond` came on average over this time. */
  windowMs: number;
  bytesPerSecond: number;
  checkMs: number;
};

/** A fifth of what GPRS carries, for at most 17 s: a body that falls silent holds its place no longer than 20 s. */
const PACE: BodyPace = { windowMs: 15_000, bytesPerSecond: 1_000, checkMs: 2_000 };

type Open = { response: ServerResponse; since: number; bytes: number };

/**
 * Answers 408 to a request whose body comes too slowly, and closes its connection: each holds memory and one of few places.
 * Time in which the server itself does not read does not count.
 */
export function cutSlowBodies(server: Server, pace: BodyPace = PACE): void {
  const open = new Map<IncomingMessage, Open>();
  server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    open.set(request, { response, since: performance.now(), bytes: request.socket.bytesRead });
    const forget = () => void open.delete(request);
    request.once("end", forget).once("close", forget);
    response.once("close", forget);
  });
  const check = () => {
    for (const [request, watched] of open) {
      const now = performance.now();
      const { bytesRead } = request.socket;
      const isUnread = request.readableLength > 0;
      if (!isUnread && now - watched.since < pace.windowMs) continue;
      const least = (pace.windowMs / 1_000) * pace.bytesPerSecond;
      if (isUnread || bytesRead - watched.bytes >= least)
        Object.assign(watched, { since: now, bytes: bytesRead });
      else cut(request, watched.response);
    }
  };
  const timer = setInterval(check, pace.checkMs).unref();
  server.once("close", () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}

function cut(request: IncomingMessage, response: ServerResponse): void {
  if (!response.headersSent) {
    response.writeHead(408, { Connection: "close", "Cache-Control": "no-store" });
    response.end();
  }
  // After the answer has left; the route learns of it as of a client that went away.
  setTimeout(() => request.destroy(), 100).unref();
}
