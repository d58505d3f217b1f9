import { request, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

/** Sends a request with just these header fields, also with those that browsers and their like never send. */
export function send(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((done, fail) => {
    const sent = request(url, { method, headers }, (answer) => {
      text(answer).then(
        (body) => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        fail,
      );
    });
    sent.once("error", fail).end();
  });
}
