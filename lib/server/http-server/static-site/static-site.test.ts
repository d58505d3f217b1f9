import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Connections } from "#lib/server/http-server/connections.ts";
import { stopServer } from "#lib/server/http-server/stop.ts";
import { createPlainAnswer } from "./answer-plainly.ts";
import { answerPlainRequests } from "./plain-connections.ts";
import { findStaticFile, sendStaticFile } from "./send-static-file.ts";
import type { StaticFiles } from "./static-files.ts";

const PAGE = "<p>Walnut</p>".repeat(40);
const LARGE = "x".repeat(5_000_000);
const DATE = "Thu, 01 Jan 2026 00:00:00 GMT";
const EVERYWHERE = new Map([["X-Frame-Options", "DENY"]]);

let folder = "";
let server: Server;
let connections: Connections;
let files: StaticFiles;
const findRoute = (path: string) => ({ name: path, isFile: true });
/** What came to Node's own parser, and what of it was for Next. */
let parsed: string[] = [];
let left: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "static-site-"));
  for (const [name, content] of [
    ["page", PAGE],
    ["page.gz", "gzipped"],
    ["film", LARGE],
    ["script", LARGE.slice(0, 200_000)],
  ] as const)
    await writeFile(join(folder, name), content);
  const answer = (path: string, bytes: number, headers: Record<string, string>) => ({
    headers: { "cache-control": "public, max-age=0", etag: `"${path}"`, ...headers },
    root: folder,
    path,
    bytes,
  });
  const html = { "content-type": "text/html", vary: "rsc, Accept-Encoding" };
  files = new Map([
    [
      "/page",
      {
        identity: answer("page", PAGE.length, html),
        gzip: answer("page.gz", 7, { ...html, "content-encoding": "gzip" }),
      },
    ],
    [
      "/film",
      {
        identity: answer("film", LARGE.length, {
          "content-type": "video/mp4",
          "last-modified": DATE,
        }),
      },
    ],
    ["/script", { identity: answer("script", 200_000, { "content-type": "text/javascript" }) }],
    ["/gone", { identity: answer("gone", 10, {}) }],
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

beforeEach(async () => {
  parsed = [];
  left = [];
  server = createServer();
  connections = new Connections(server);
  const site = { files, headers: EVERYWHERE, findRoute, connections, trustedProxies: 1 };
  answerPlainRequests(server, connections, createPlainAnswer(site));
  server.on("request", (incoming, response) => {
    parsed.push(`${incoming.method} ${incoming.url}`);
    response.setHeaders(EVERYWHERE);
    response.setHeader("X-Request-Id", incoming.headers["x-request-id"] ?? "");
    const file = findStaticFile(files, incoming);
    if (file) return sendStaticFile(incoming, response, file);
    left.push(`${incoming.method} ${incoming.url}`);
    incoming.resume().once("end", () => response.end("Next"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return () => {
    server.closeAllConnections();
    server.close();
  };
});

type Answer = { status: number; headers: Record<string, string>; body: string };

/** One connection of a client that writes bytes as it likes. */
async function openConnection() {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  await once(socket, "connect");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  const write = (text: string) => void socket.write(text, "latin1");
  return { socket, write, received: () => received };
}

function request(path: string, headers: Record<string, string> = {}, method = "GET"): string {
  const fields = Object.entries({ Host: "a", "X-Request-Id": "id", ...headers });
  return `${method} ${path} HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`;
}

function parse(received: string): Answer {
  const end = received.indexOf("\r\n\r\n");
  const [first = "", ...fields] = received.slice(0, end).split("\r\n");
  const headers = fields.map((field) => {
    const colon = field.indexOf(":");
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: received.slice(end + 4),
  };
}

/** Asks once and says goodbye, which only Node's parser hears; or asks plainly. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const connection = await openConnection();
  connection.write(request(path, { ...headers, Connection: "close" }, method));
  await once(connection.socket, "close");
  return parse(connection.received());
}

async function askPlainly(path: string, headers: Record<string, string> = {}, method = "GET") {
  const connection = await openConnection();
  connection.write(request(path, headers, method));
  await expect.poll(() => isComplete(connection.received(), method)).toBe(true);
  connection.socket.destroy();
  return parse(connection.received());
}

function isComplete(received: string, method: string): boolean {
  if (!received.includes("\r\n\r\n")) return false;
  const { status, headers, body } = parse(received);
  if (method === "HEAD" || status === 304) return true;
  const length = headers["content-length"];
  return length === undefined ? body.endsWith("0\r\n\r\n") : body.length === Number(length);
}

it.each([
  ["/page", {}, "GET"],
  ["/page?from=office", {}, "GET"],
  ["/page", { "Accept-Encoding": "gzip" }, "GET"],
  ["/page", { "Accept-Encoding": "gzip" }, "HEAD"],
  ["/script", {}, "GET"],
  ["/script", {}, "HEAD"],
])("answers %s with %j in the short way as in the long one", async (path, headers, method) => {
  const long = await ask(path, headers, method);
  expect(parsed).toHaveLength(1);
  const short = await askPlainly(path, headers, method);
  expect(parsed).toHaveLength(1);
  expect(left).toEqual([]);
  for (const answer of [long, short])
    for (const name of ["connection", "keep-alive", "date"]) delete answer.headers[name];
  expect(short).toEqual(long);
  expect(short.status).toBe(200);
  expect(short.headers).toMatchObject({ "x-frame-options": "DENY", "x-request-id": "id" });
});

it("leaves everything else to Node, and to Next what has no file or asks for more", async () => {
  await askPlainly("/page", { "If-None-Match": '"page"' });
  await askPlainly("/film");
  expect(parsed).toEqual(["GET /page", "GET /film"]);
  expect(left).toEqual([]);
  for (const [path, headers, method] of [
    ["/none", {}, "GET"],
    ["/%70age", {}, "GET"],
    ["/page/", {}, "GET"],
    ["/page", { RSC: "1" }, "GET"],
    ["/page", { "Content-Type": "text/plain" }, "GET"],
    ["/page", { "Content-Length": "0" }, "GET"],
    ["/page", { "Content-Length": "0" }, "POST"],
  ] as const)
    expect((await askPlainly(path, headers, method)).body, path).toMatch(/Next/);
  expect(left).toHaveLength(7);
});

it("answers in order whatever comes on one connection", async () => {
  const { socket, write, received } = await openConnection();
  const answers = () => received().match(/HTTP\/1\.1 \d+/g)?.length ?? 0;
  const asked = [
    request("/page"),
    request("/none"),
    request("/page"),
    request("/page", { "If-None-Match": "*" }),
    request("/page"),
  ];
  for (const [index, text] of asked.entries()) {
    write(text);
    await expect.poll(answers).toBe(index + 1);
  }
  expect(parsed).toEqual(["GET /none", "GET /page"]);
  // In two pieces, which Node puts together; from then on the connection is its own.
  write(request("/page").slice(0, 20));
  await sleep(20);
  write(request("/page").slice(20));
  await expect.poll(answers).toBe(6);
  write(request("/page"));
  await expect.poll(answers).toBe(7);
  expect(parsed).toHaveLength(4);
  // Several at once, and a body that looks like a request.
  const inner = request("/page");
  write(
    `${request("/none", { "Content-Length": String(inner.length) }, "POST")}${inner}${request("/page")}`,
  );
  await expect.poll(answers).toBe(9);
  expect(parsed.slice(4)).toEqual(["POST /none", "GET /page"]);
  socket.destroy();
});

it("takes no request for its own while Node reads another one", async () => {
  const { socket, write, received } = await openConnection();
  write(request("/page"));
  await expect.poll(received).toContain("Walnut");
  const inner = request("/page");
  write(request("/none", { "Content-Length": String(2 * inner.length) }, "POST"));
  await sleep(20);
  write(inner);
  await sleep(20);
  write(inner);
  await expect.poll(() => received().match(/HTTP\/1\.1 200/g)?.length).toBe(2);
  await sleep(50);
  expect(parsed).toEqual(["POST /none"]);
  expect(received().match(/Walnut/g)).toHaveLength(40);
  socket.destroy();
});

it("answers who ends the sending half, and ends what never asks", async () => {
  const { socket, write, received } = await openConnection();
  write(request("/page"));
  socket.end();
  await once(socket, "close");
  expect(parse(received()).body).toBe(PAGE);
  const silent = await openConnection();
  silent.socket.end();
  await once(silent.socket, "close");
  expect(silent.received()).toBe("");
});

it("closes an idle connection after its time, whoever answered last", async () => {
  server.keepAliveTimeout = 100;
  const idle = await openConnection();
  idle.write(request("/page"));
  const startedAt = performance.now();
  await once(idle.socket, "close");
  expect(performance.now() - startedAt).toBeGreaterThan(1_000);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

it("waits for who reads slowly, and counts who leaves", async () => {
  const slow: Socket[] = [];
  for (const isLeaving of [false, true]) {
    parsed = [];
    const { socket, write } = await openConnection();
    slow.push(socket);
    socket.pause();
    const asked = 60;
    for (let count = 0; count < asked; count += 1) {
      write(request("/script"));
      await sleep(2);
    }
    expect(connections.open).toBeGreaterThan(0);
    expect(parsed.length).toBeLessThan(asked);
    let bytes = 0;
    if (isLeaving) socket.destroy();
    else socket.on("data", (chunk: Buffer) => (bytes += chunk.length)).resume();
    await expect.poll(() => connections.open, { timeout: 5_000 }).toBe(0);
    if (!isLeaving)
      await expect.poll(() => bytes, { timeout: 5_000 }).toBeGreaterThan(asked * 200_000);
  }
  for (const socket of slow) socket.destroy();
});

it("says goodbye with the next answer when it stops, and closes what is idle", async () => {
  const [idle, busy] = [await openConnection(), await openConnection()];
  for (const { write, received } of [idle, busy]) {
    write(request("/page"));
    await expect.poll(received).toContain("keep-alive");
  }
  const stopped = stopServer(connections, { quietMs: 200, limitMs: 5_000 });
  busy.write(request("/page"));
  await expect.poll(busy.received).toContain("Connection: close");
  await Promise.all([idle, busy].map(async ({ socket }) => socket.closed || once(socket, "close")));
  expect(await stopped).toBe(0);
});

it.each([
  [{ Range: "bytes=0-9" }, 206, "bytes 0-9/520"],
  [{ Range: "bytes=510-" }, 206, "bytes 510-519/520"],
  [{ Range: "bytes=-10" }, 206, "bytes 510-519/520"],
  [{ Range: "bytes=-9999" }, 206, "bytes 0-519/520"],
  [{ Range: "bytes=0-9999" }, 206, "bytes 0-519/520"],
  [{ Range: "bytes=0-9", "Accept-Encoding": "gzip" }, 206, "bytes 0-6/7"],
  [{ Range: "bytes=520-" }, 416, "bytes */520"],
  [{ Range: "bytes=-0" }, 416, "bytes */520"],
  [{ Range: "bytes=9-1" }, 200, undefined],
  [{ Range: "bytes=-" }, 200, undefined],
  [{ Range: "bytes=" }, 200, undefined],
  [{ Range: "bytes=a-b" }, 200, undefined],
  [{ Range: "bytes=0-1,4-5" }, 200, undefined],
  [{ Range: "lines=1-2" }, 200, undefined],
  [{ Range: "bytes=0-9", "If-Range": '"page"' }, 206, "bytes 0-9/520"],
  [{ Range: "bytes=0-9", "If-Range": '"old"' }, 200, undefined],
  [{ Range: "bytes=520-", "If-Range": '"old"' }, 200, undefined],
  [{ "If-Match": '"page"' }, 200, undefined],
  [{ "If-Match": "*" }, 200, undefined],
  [{ "If-Match": '"old"' }, 412, undefined],
  [{ "If-Unmodified-Since": DATE }, 200, undefined],
  [{ "If-None-Match": '"page"' }, 304, undefined],
  [{ "If-None-Match": 'W/"page"' }, 304, undefined],
  [{ "If-None-Match": '"old", "page"' }, 304, undefined],
  [{ "If-None-Match": '"page.gz"' }, 200, undefined],
  [{ "If-None-Match": '"page.gz"', "Accept-Encoding": "gzip" }, 304, undefined],
  [{ "If-Modified-Since": DATE }, 200, undefined],
])("reads %j of a page", async (headers, status, range) => {
  for (const answer of [await ask("/page", headers), await askPlainly("/page", headers)]) {
    expect(answer.status).toBe(status);
    expect(answer.headers["content-range"]).toBe(range);
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(answer.headers["cache-control"]).toBe(status >= 400 ? "no-store" : "public, max-age=0");
    if (status >= 400) expect(answer.headers).not.toHaveProperty("content-type");
    if (status === 304) expect(answer.headers.vary).toBe("rsc, Accept-Encoding");
    if (status === 304 || status >= 400) expect(answer.body).toBe("");
    else expect(answer.body.length).toBe(Number(answer.headers["content-length"]));
  }
});

it("tells a file's date, and that it is still the same", async () => {
  const film = await ask("/film", {}, "HEAD");
  expect(film.headers).toMatchObject({ "last-modified": DATE, "accept-ranges": "bytes" });
  expect((await ask("/film", { "If-Modified-Since": DATE })).status).toBe(304);
  const earlier = "Wed, 31 Dec 2025 23:59:59 GMT";
  expect((await ask("/film", { "If-Modified-Since": earlier }, "HEAD")).status).toBe(200);
  expect((await ask("/film", { "If-Unmodified-Since": earlier })).status).toBe(412);
  expect((await ask("/film", { Range: "bytes=0-1" }, "HEAD")).status).toBe(200);
  expect((await ask("/film", { Range: "bytes=0-1", "If-Range": DATE })).status).toBe(206);
  expect((await ask("/film", { Range: "bytes=0-1", "If-Range": earlier })).status).toBe(200);
});

it("says that a file is gone", async () => {
  expect(await ask("/gone")).toMatchObject({ status: 404, body: "" });
});
