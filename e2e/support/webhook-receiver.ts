import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

export const TEST_SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

/** `event` is the library's result, or its error. */
export interface ReceivedCall {
  method: string | undefined;
  path: string | undefined;
  headers: Record<string, string>;
  body: string;
  event: unknown;
}

export type Respond = (response: Parameters<RequestListener>[1], socket: Socket) => void;

/** A webhook receiver on loopback that verifies calls by Standard Webhooks. */
export async function startReceiver(respond: Respond, certificate?: { key: string; cert: string }) {
  const calls: ReceivedCall[] = [];
  const listener: RequestListener = (request, response) => {
    // Some tests cut the connection.
    response.on("error", () => undefined);
    void read(request).then((call) => {
      calls.push(call);
      respond(response, request.socket);
    });
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    port,
    url: `${certificate ? "https" : "http"}://127.0.0.1:${port}/hooks/site?token=hidden`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function read(request: IncomingMessage): Promise<ReceivedCall> {
  const body = await text(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return { method: request.method, path: request.url, headers, body, event: verify(body, headers) };
}

function verify(body: string, headers: Record<string, string>): unknown {
  try {
    return new Webhook(TEST_SECRET).verify(body, headers);
  } catch (error) {
    return error;
  }
}
