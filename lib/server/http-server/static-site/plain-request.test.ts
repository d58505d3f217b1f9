import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPlainRequest } from "./plain-request.ts";

const HOST = "Host: localhost\r\n";
const read = (request: string) => readPlainRequest(Buffer.from(request, "latin1"));

it("reads a request that is all there", () => {
  const fields = `${HOST}Accept-Encoding: gzip,  br\r\nX-REQUEST-ID:abc\r\nUser-Agent: \u00e9\t1\r\n`;
  expect(read(`GET /about?x=1 HTTP/1.1\r\n${fields}\r\n`)).toEqual({
    method: "GET",
    url: "/about?x=1",
    acceptEncoding: "gzip,  br",
    requestId: "abc",
    isWhole: true,
    isAhead: false,
  });
  expect(read(`HEAD / HTTP/1.1\r\n${HOST}Connection: Keep-Alive\r\n\r\n`)).toMatchObject({
    method: "HEAD",
    acceptEncoding: undefined,
  });
  const twice = `${HOST}Accept-Encoding: gzip\r\naccept-encoding: br\r\n`;
  expect(read(`GET / HTTP/1.1\r\n${twice}\r\n`)?.acceptEncoding).toBe("gzip, br");
});

it("notes that a browser asks before anybody wants to see it", () => {
  const purpose = "Sec-Purpose: prefetch;prerender\r\n";
  expect(read(`GET / HTTP/1.1\r\n${HOST}${purpose}\r\n`)).toMatchObject({ isAhead: true });
});

it.each([
  "Range: bytes=0-1",
  "If-None-Match: *",
  "RSC: 1",
  "Next-Router-Prefetch: 1",
  "If-Range: x",
])("notes that %s asks for something else than the file", (field) => {
  expect(read(`GET / HTTP/1.1\r\n${HOST}${field}\r\n\r\n`)?.isWhole).toBe(false);
});

it.each([
  ["another method", `POST / HTTP/1.1\r\n${HOST}\r\n`],
  ["another version", `GET / HTTP/1.0\r\n${HOST}\r\n`],
  ["a proxy's form", `GET http://localhost/ HTTP/1.1\r\n${HOST}\r\n`],
  ["no host", "GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"],
  ["two hosts", `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`],
  ["a length", `GET / HTTP/1.1\r\n${HOST}Content-Length: 0\r\n\r\n`],
  ["chunks", `GET / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`],
  ["another protocol", `GET / HTTP/1.1\r\n${HOST}Upgrade: h2c\r\n\r\n`],
  ["an expectation", `GET / HTTP/1.1\r\n${HOST}Expect: 100-continue\r\n\r\n`],
  ["a farewell", `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ["half of it", `GET / HTTP/1.1\r\n${HOST}`],
  ["one and a half", `GET / HTTP/1.1\r\n${HOST}\r\nGET /`],
  ["two", `GET / HTTP/1.1\r\n${HOST}\r\nGET / HTTP/1.1\r\n${HOST}\r\n`],
  ["a folded line", `GET / HTTP/1.1\r\n${HOST}A: b\r\n c\r\n\r\n`],
  ["a space before the colon", `GET / HTTP/1.1\r\n${HOST}Content-Length : 5\r\n\r\n`],
  ["bare line feeds", `GET / HTTP/1.1\n${HOST}\n`],
  ["a line feed in a value", `GET / HTTP/1.1\r\n${HOST}A: b\nContent-Length: 5\r\n\r\n`],
  ["a null byte", `GET /\0 HTTP/1.1\r\n${HOST}\r\n`],
  ["a byte that is no ASCII", `GET /\u00e9 HTTP/1.1\r\n${HOST}\r\n`],
  ["more than Node reads", `GET / HTTP/1.1\r\n${HOST}A: ${"b".repeat(16 * 1024)}\r\n\r\n`],
])("leaves %s to Node", (_name, request) => {
  expect(read(request)).toBeUndefined();
});

let server: Server;
let seen: Pick<IncomingMessage, "method" | "url" | "headers">[] = [];
beforeAll(async () => {
  server = createServer(({ method, url, headers }, response) => {
    seen.push({ method, url, headers });
    response.end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => server.close());

/** What Node's own parser makes of these bytes and an end of the connection. */
async function parsedByNode(bytes: Buffer) {
  seen = [];
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  socket.end(bytes);
  await text(socket);
  return seen;
}

const piece = fc.constantFrom(
  ..."GET |HEAD |POST |/|/a?b=c|%00| HTTP/1.1|HTTP/1.0|\r\n|\n|\r|:| |\t|Host: a|Connection: |keep-alive|close".split(
    "|",
  ),
  ..."Content-Length: 3|Transfer-Encoding: chunked|Accept-Encoding: br|If-None-Match|RSC|é|\0|x".split(
    "|",
  ),
);
const field = fc.oneof(
  fc.constantFrom(
    "Accept-Encoding: gzip",
    "X-Request-Id: 1",
    "Connection: keep-alive",
    "A:",
    "B: é",
  ),
  fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join("")),
);
const requests = fc
  .tuple(
    fc.oneof(
      fc.constantFrom("GET / HTTP/1.1", "HEAD /a?b HTTP/1.1"),
      fc.array(piece).map((p) => p.join("")),
    ),
    fc.array(field, { maxLength: 4 }),
    fc.constantFrom("\r\n\r\n", "\r\n\r\n", "\r\n", "\n\n"),
  )
  .map(([first, fields, end]) => `${[first, "Host: a", ...fields].join("\r\n")}${end}`);

it("takes for plain nothing that Node reads otherwise", async () => {
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      const bytes = Buffer.from(request, "latin1");
      const taken = readPlainRequest(bytes);
      if (!taken) return;
      plain += 1;
      const parsed = await parsedByNode(bytes);
      expect(parsed).toHaveLength(1);
      const [{ method, url, headers } = { headers: {} }] = parsed;
      expect(taken).toMatchObject({ method, url });
      expect(taken.acceptEncoding).toBe(headers["accept-encoding"]);
      expect(taken.requestId).toBe(headers["x-request-id"]);
      expect(headers).not.toHaveProperty("content-length");
    }),
    { seed: 19, numRuns: 3_000 },
  );
  expect(plain).toBeGreaterThan(100);
});
