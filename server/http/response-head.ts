import type { ServerResponse } from "node:http";

/**
 * A route's Content-Length. Next removes the header itself from what a route sends, and a download without it shows no
 * progress and cannot be told from one that was cut.
 */
export const BODY_LENGTH = "X-Body-Length";

/**
 * Corrects what Next sends: the length that a route states, a redirection's text without a type, and a missing page or
 * file that caches would keep for a year, after it exists. Sends `policy` where nothing else has set one: set before, a
 * route's own would be added to it.
 */
export function correctHead(response: ServerResponse, policy: string | undefined): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  response.writeHead = (...head: unknown[]) => {
    const [status] = head;
    const length = response.getHeader(BODY_LENGTH);
    if (length !== undefined) {
      response.removeHeader(BODY_LENGTH);
      response.setHeader("Content-Length", length);
    }
    if (status === 404) response.setHeader("Cache-Control", "no-store");
    if (policy && !response.hasHeader("Content-Security-Policy"))
      response.setHeader("Content-Security-Policy", policy);
    if (response.hasHeader("Location") && !response.hasHeader("Content-Type"))
      response.setHeader("Content-Type", "text/plain; charset=utf-8");
    return writeHead(...head);
  };
}
