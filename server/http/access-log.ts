import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#server/observability/log.ts";
import { getMetrics } from "#server/observability/metrics.ts";
import { countVisit } from "#server/observability/visit-counts.ts";
import type { RouteFinder } from "./route-patterns.ts";
import { pathOf } from "./send-static-file.ts";

const LONGEST_PATH = 256;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Every open inbox polls this path. */
const POLLED = "/api/admin/submissions/news";
/** Paths with file ids: the route is logged instead. */
const FILES = "/api/files/";
/** Sent for prefetches: https://w3c.github.io/webappsec-fetch-metadata/ */
const SEC_PURPOSE = "sec-purpose";
/** nginx's status for a client that disconnected before the response. */
const CLIENT_LEFT = 499;

/** Logs and counts a finished request without its query or client; files and polls at level debug. */
export function recordResponse(
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
    if (!isAborted)
      countVisit({
        method,
        path,
        status,
        type: String(response.getHeader("content-type") ?? ""),
        headers: request.headers,
      });
    getMetrics()?.countRequest({ method, route, status: String(status) }, milliseconds / 1_000);
  });
}
