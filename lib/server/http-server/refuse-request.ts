import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { join } from "node:path";
import { findFile, refuseFile } from "./file-request.ts";
import { allowedMethods } from "./methods.ts";
import { CHUNKS, type RouteFinder } from "./routes.ts";

const CONDITIONAL = ["range", "if-match", "if-unmodified-since"] as const;

/** Where the files lie that are only sent. */
type Folders = { distDir: string; publicDir: string };

/**
 * Answers a request that Next would answer with a 500, or without saying what it takes: another method than its route
 * has, a path that is no text, a part or a state of a file that there is not. Returns whether it did.
 */
export async function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  findRoute: RouteFinder,
  { distDir, publicDir }: Folders,
): Promise<boolean> {
  const { method = "" } = request;
  const [path = ""] = (request.url ?? "").split("?", 1);
  const route = findRoute(path);
  const allowed = allowedMethods(route);
  if (method === "OPTIONS" || !allowed.includes(method)) {
    answer(response, method === "OPTIONS" ? 204 : 405, { Allow: allowed.join(", ") });
    return true;
  }
  const name = decode(path);
  if (name === undefined) {
    answer(response, 400, {});
    return true;
  }
  if (!route.isFile || !CONDITIONAL.some((field) => field in request.headers)) return false;
  const file = name.startsWith(CHUNKS)
    ? await findFile(join(distDir, "static"), name.slice(CHUNKS.length))
    : await findFile(publicDir, name);
  const refusal = file && refuseFile(request.headers, file);
  if (refusal) answer(response, refusal.status, refusal.headers);
  return refusal !== undefined;
}

/** Refuses to become a tunnel, which Node offers apart from other requests. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => socket.destroy());
  socket.end(
    "HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
    () => socket.destroy(),
  );
}

function answer(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): void {
  response.writeHead(status, { "Cache-Control": "no-store", ...headers }).end();
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // Bytes that are no UTF-8, or a percent sign alone: there is nothing to say but 400.
    return undefined;
  }
}
