import { once } from "node:events";
import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";
import { text } from "node:stream/consumers";

/** What came back; undefined where the connection was cut. */
export type Answer = { status: number | undefined; text: string } | undefined;

/** Sends one request and reads the answer to its end. */
export async function send(
  url: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<Answer> {
  try {
    const answer = await open(url, options, body);
    return { status: answer.statusCode, text: await text(answer) };
  } catch {
    return undefined;
  }
}

/** Sends one request; the answer's body is the caller's to read. Rejects where the connection is cut before. */
export async function open(
  url: string,
  options: RequestOptions,
  body?: Buffer | string,
): Promise<IncomingMessage> {
  const sent = request(url, options);
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer;
}

/** An agent with so many idle connections to `url`, as a proxy in front keeps them. */
export async function keepAlive(url: string, connections: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await Promise.all(Array.from({ length: connections }, () => send(`${url}/healthz`, { agent })));
  return agent;
}
