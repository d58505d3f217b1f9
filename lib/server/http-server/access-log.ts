import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#lib/server/observability/log.ts";
import { getMetrics } from "#lib/server/observability/metrics.ts";
import type { RouteFinder } from "./routes.ts";

const LONGEST_PATH = 256;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** What every open inbox asks for every few seconds. */
const POLLED = "/api/admin/submissions/news";
/** Where a path holds a file's id, which is nobody else's business. */
const FILES = "/api/files/";
/** What nginx calls a client that left before there was an answer. */
const CLIENT_LEFT = 499;

/**
 * Writes and counts a request when it is over: what was asked for, without the query, and what became of it; nothing
 * of who asked.
 */
export function recordAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  findRoute: RouteFinder,
): void {
  const startedAt = performance.now();
  const { socket } = request;
  const bytesBefore = socket.bytesWritten;
  const [path = ""] = (request.url ?? "").split("?", 1);
  response.once("close", () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    const isAborted = !response.writableFinished;
    const status = isAborted && !response.headersSent ? CLIENT_LEFT : response.statusCode;
    const method = METHODS.has(request.method ?? "") ? String(request.method) : "other";
    const { name: route, isFile } = findRoute(path);
    log[isFile || route === POLLED ? "debug" : "info"](
      {
        requestId,
        method,
        path: path.startsWith(FILES) ? route : path.slice(0, LONGEST_PATH),
        route,
        status,
        bytes: socket.bytesWritten - bytesBefore,
        milliseconds: Math.round(seconds * 1_000),
        ...(isAborted && { aborted: true }),
      },
      "request",
    );
    getMetrics()?.countRequest({ method, route, status: String(status) }, seconds);
  });
}
