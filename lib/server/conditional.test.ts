import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerConditionally } from "./conditional.ts";

const server = createServer((incoming, response) => {
  answerConditionally(incoming, response);
  response.setHeader("etag", '"1"');
  response.setHeader("content-type", "text/plain");
  response.setHeader("content-length", 4);
  response.writeHead(incoming.url === "/missing" ? 404 : 200, { "x-late": "1" });
  response.end("body");
});
let port = 0;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());

async function ask(method: string, ifNoneMatch: string, path = "/") {
  const headers = { "if-none-match": ifNoneMatch };
  const sent = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer), headers: answer.headers };
}

it.each(["GET", "HEAD"])("answers 304 to a %s of a copy that is still good", async (method) => {
  const { status, body, headers } = await ask(method, '"1"');
  expect([status, body, headers.etag]).toEqual([304, "", '"1"']);
  expect(headers).not.toHaveProperty("content-type");
  expect(headers).not.toHaveProperty("content-length");
});

it("sends what has changed, what was not read, and what is missing", async () => {
  expect(await ask("GET", '"2"')).toMatchObject({
    status: 200,
    body: "body",
    headers: { "x-late": "1" },
  });
  expect(await ask("POST", '"1"')).toMatchObject({ status: 200, body: "body" });
  expect(await ask("GET", '"1"', "/missing")).toMatchObject({ status: 404, body: "body" });
});
