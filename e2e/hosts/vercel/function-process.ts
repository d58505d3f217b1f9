/** The process of one function: serves its handler over HTTP on a port that it reports to its parent. */
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

type WebHandler = (request: Request) => Promise<Response>;

// `waitUntil` needs no work here: this process stays alive.
Object.assign(globalThis, {
  [Symbol.for("@vercel/request-context")]: { get: () => ({ waitUntil: () => undefined }) },
});

const [handlerFile = "", useWebApi] = process.argv.slice(2);
const handler: unknown = createRequire(handlerFile)(handlerFile);
const listener =
  useWebApi === "true" ? respondWith(handler as WebHandler) : (handler as RequestListener);

const server = createServer(listener).listen(0, "127.0.0.1", () =>
  process.send?.((server.address() as AddressInfo).port),
);
process.once("disconnect", () => process.exit());

function respondWith(webHandler: WebHandler): RequestListener {
  return (request, response) => {
    void webHandler(toRequest(request)).then(async ({ status, headers, body }) => {
      response.writeHead(status, [...headers].flat());
      if (body) await pipeline(Readable.fromWeb(body as ReadableStream), response);
      else response.end();
    });
  };
}

function toRequest(request: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`http://${request.headers.host}${request.url}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: "half" }),
  });
}
