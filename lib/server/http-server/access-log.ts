import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "#lib/server/observability/log.ts";
import { getMetrics } from "#lib/server/observability/metrics.ts";
import type { Route, RouteFinder } from "./routes.ts";
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
 * What became of a request. `milliseconds` is what it took, `bytes` what was sent, `isAborted` whether the client left
 * before its end, `isAhead` whether a browser asked for it before anybody wanted to see it.
 */
export type Outcome = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  bytes: number;
  milliseconds: number;
  isAborted: boolean;
  isAhead: boolean;
};

/** Writes and counts a request when it is over, see `recordOutcome`. */
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
  response.once("close", () => {
    const isAborted = !response.writableFinished;
    const outcome = {
      requestId,
      method: request.method ?? "",
      path,
      status: isAborted && !response.headersSent ? CLIENT_LEFT : response.statusCode,
      bytes: socket.bytesWritten - bytesBefore,
      milliseconds: performance.now() - startedAt,
      isAborted,
      isAhead: SEC_PURPOSE in request.headers,
    };
    recordOutcome(outcome, findRoute(path));
  });
}

/** Writes and counts a request that is over: what was asked for, without the query, and what became of it; nothing of who asked. */
export function recordOutcome(outcome: Outcome, { name: route, isFile }: Route): void {
  const { requestId, path, status, bytes, milliseconds, isAborted, isAhead } = outcome;
  const method = METHODS.has(outcome.method) ? outcome.method : "other";
  log[isFile || route === POLLED ? "debug" : "info"](
    {
      requestId,
      method,
      path: path.startsWith(FILES) ? route : path.slice(0, LONGEST_PATH),
      route,
      status,
      bytes,
      milliseconds: Math.round(milliseconds),
      ...(isAborted && { aborted: true }),
      ...(isAhead && { ahead: true }),
    },
    "request",
  );
  getMetrics()?.countRequest({ method, route, status: String(status) }, milliseconds / 1_000);
}
