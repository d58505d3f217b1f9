import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { allowedMethods } from "./route-methods.ts";
import type { RouteFinder } from "./route-patterns.ts";
import { pathOf } from "./send-static-file.ts";

/** Next fails on these conditions for an encoded file name; a full response is valid too. */
const CONDITIONS = ["range", "if-match", "if-unmodified-since"] as const;

/** Rejects unsupported methods and undecodable paths, for which Next responds 500. Returns whether it responded. */
export function rejectRequest(
  request: IncomingMessage,
  response: ServerResponse,
  findRoute: RouteFinder,
): boolean {
  const { method = "" } = request;
  const path = pathOf(request.url ?? "");
  const route = findRoute(path);
  const allowed = allowedMethods(route);
  if (method === "OPTIONS" || !allowed.includes(method)) {
    respond(response, method === "OPTIONS" ? 204 : 405, { Allow: allowed.join(", ") });
    return true;
  }
  if (!isText(path)) {
    respond(response, 400, {});
    return true;
  }
  if (route.isFile) for (const field of CONDITIONS) delete request.headers[field];
  return false;
}

/**
 * Rejects a request with two Host fields, whose cache or proxy may see another site than this server does (RFC 9112,
 * 3.2). Returns whether it responded.
 */
export function rejectHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  if (hosts.length > 1) respond(response, 400, { Connection: "close" });
  return hosts.length > 1;
}

/** Rejects CONNECT, a separate event in Node. */
export function rejectTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    () => socket.destroy(),
  );
}

function respond(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers }).end();
}

function isText(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // Invalid UTF-8 or a lone percent sign: respond 400.
    return false;
  }
}
