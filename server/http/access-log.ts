import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import type { RouteFinder } from "./route-patterns.ts";
import { pathOf } from "./send-static-file.ts";

const LONGEST_PATH = 256;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** What every open inbox asks for every few seconds. */
const POLLED = "/api/admin/submissions/news";
/** Where a path holds a file's id, which is nobody else's business. */
const FILES = "/api/files/";
/** What a browser says of a page that it fetches or draws ahead: https://w3c.github.io/webappsec-fetch-metadata/ */
const SEC_PURPOSE = "sec-purpose";
/** What nginx calls a client that left before there was an answer. */
const CLIENT_LEFT = 499;

/**
 * Writes and counts a request when it is over: what was asked for, without the query, and what became of it; nothing of
 * who asked. Files and what open inboxes poll are written at level debug.
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
  const path = pathOf(request.url ?? "");
  const { name: route, isFile } = findRoute(path);
  const method = METHODS.has(request.method ?? "") ? (request.method ?? "") : "other";
  response.once("close", () => {
    const isAborted = !response.writableFinished;
    const status = isAborted && !response.headersSent ? CLIENT_LEFT : response.statusCode;
    const milliseconds = performance.now() - startedAt;
    log[isFile || route === POLLED ? "debug" : "info"](
      {
        requestId,
        method,
        path: path.startsWith(FILES) ? route : path.slice(0, LONGEST_PATH),
        route,
        status,
        bytes: socket.bytesWritten - bytesBefore,
        milliseconds: Math.round(milliseconds),
        ...(isAborted && { aborted: true }),
        ...(SEC_PURPOSE in request.headers && { ahead: true }),
      },
      "request",
    );
    getMetrics()?.countRequest({ method, route, status: String(status) }, milliseconds / 1_000);
  });
}
