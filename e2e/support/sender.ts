import { once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";

/** Undefined if the connection was cut. */
export type SentResponse = { status: number | undefined; text: string } | undefined;

export async function send(
  url: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<SentResponse> {
  try {
    const response = await open(url, options, body);
    return { status: response.statusCode, text: await text(response) };
  } catch {
    return undefined;
  }
}

/** The caller reads the body. Rejects if the connection is cut before the response. */
export async function open(
  url: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<IncomingMessage> {
  const sent = request(url, options);
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

/** An agent with idle connections to `url`, like a reverse proxy's. */
export async function keepAlive(url: string, connections: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(Array.from({ length: connections }, () => send(`${url}/healthz`, { agent })));
  return agent;
}
