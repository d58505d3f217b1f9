import { once } from "node:events";
import { createServer, request as httpRequest, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy that appends its client to `X-Forwarded-For`, like nginx and Caddy. */
export async function startFront(target: string) {
  const server = createServer((request, response) => {
    const headers = { ...request.headers, "x-forwarded-for": forwardedFor(request) };
    const call = httpRequest(target + request.url, { method: request.method, headers });
    call.once("response", (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    call.once("error", () => response.destroy());
    request.pipe(call);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

function forwardedFor(request: IncomingMessage): string {
  const earlier = request.headers["x-forwarded-for"];
  const client = String(request.socket.remoteAddress);
  return earlier ? `${String(earlier)}, ${client}` : client;
}
