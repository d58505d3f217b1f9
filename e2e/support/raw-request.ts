import { request, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

/** Sends exactly these headers, including those that browsers and fetch never send. */
export function send(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((done, fail) => {
    const sent = request(url, { method, headers }, (response) => {
      text(response).then(
        (body) => done({ status: response.statusCode ?? 0, headers: response.headers, body }),
        fail,
      );
    });
    sent.once("error", fail).end();
  });
}
