import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";

type WriteHead = (status: number, ...details: unknown[]) => ServerResponse;

/**
 * Answers 304 without a body where the client's copy is the one that would be sent, by the answer's ETag. Next does so
 * for its pages; this does it for documents and shared pictures, as a CDN does on a host that has one.
 */
export function answerConditionally(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as WriteHead;
  const isRead = request.method === "GET" || request.method === "HEAD";
  response.writeHead = (status: number, ...details: unknown[]) => {
    if (status !== 200 || !isRead || !fresh(request.headers, response.getHeaders()))
      return writeHead(status, ...details);
    response.removeHeader("content-length");
    response.removeHeader("content-type");
    return writeHead(304);
  };
}
