import type { ServerResponse } from "node:http";

/**
 * A route's Content-Length. Next removes the header itself from what a route sends, and a download without it shows no
 * progress and cannot be told from one that was cut.
 */
export const BODY_LENGTH = "X-Body-Length";

/** Has `response` send the length that a route states. */
export function sendBodyLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const length = response.getHeader(BODY_LENGTH);
    if (length !== undefined) {
      response.removeHeader(BODY_LENGTH);
      response.setHeader("Content-Length", length);
    }
    return writeHead(...head);
  };
}
