import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { compressFiles } from "#scripts/build/build-site.ts";
import { sendStaticFile } from "./send-static-file.ts";
import { listStaticFiles, type StaticFiles } from "./static-files.ts";

const WORDS = "<p>Walnut, oak and ash.</p>".repeat(50);
const FILM = "a film of oak".repeat(400_000);
const VARY = "rsc, next-router-prefetch";
const POLICY = { key: "Content-Security-Policy", value: "default-src 'self'" };
const ROUTES = {
  headers: [
    {
      regex: "^/images(?:/(.*))?$",
      headers: [{ key: "Cache-Control", value: "public, immutable" }],
    },
    { regex: "^(?!.*\\.avif$).*$", headers: [POLICY] },
  ],
  rsc: { varyHeader: VARY },
};

let root: string;
let folders: { distDir: string; publicDir: string };
let files: StaticFiles;
let server: Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "static-files-"));
  folders = { distDir: join(root, "build"), publicDir: join(root, "public") };
  const { distDir, publicDir } = folders;
  for (const name of ["index", "about", "_not-found", "fresh", "request-quote", "de", "de/404"])
    await addPrerendered(name, "html", `${WORDS}${name}`, { "x-nextjs-prerender": "1" });
  const svg = { "content-type": "image/svg+xml", "x-next-cache-tags": "a" };
  await addPrerendered("icon.svg", "body", "<svg/>", svg);
  await add(join(distDir, "static/chunks/a.js"), "let walnut = 1;".repeat(30));
  await add(join(publicDir, "images/oak 1.avif"), WORDS);
  await add(join(publicDir, "film.mp4"), FILM);
  await add(join(publicDir, "gone.mp4"), FILM);
  await add(join(distDir, "routes-manifest.json"), JSON.stringify(ROUTES));
  const routes = {
    "/": { initialRevalidateSeconds: false },
    "/about": { initialRevalidateSeconds: false },
    "/de": { initialRevalidateSeconds: false },
    "/de/404": { initialRevalidateSeconds: false },
    "/request-quote": { initialRevalidateSeconds: false },
    "/fresh": { initialRevalidateSeconds: 60 },
    "/icon.svg": { initialRevalidateSeconds: false },
    "/_not-found": { initialRevalidateSeconds: false, initialStatus: 404 },
  };
  await add(join(distDir, "prerender-manifest.json"), JSON.stringify({ routes }));
  await compressFiles(folders);
  files = await listStaticFiles(folders);
  await rm(join(publicDir, "gone.mp4"));
  server = createServer((incoming, response) => {
    if (!sendStaticFile(incoming, response, files))
      incoming.resume().once("end", () => response.end("Next"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(async () => {
  server.close();
  await rm(root, { recursive: true });
});

async function add(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function addPrerendered(name: string, kind: string, content: string, headers: object) {
  const path = join(folders.distDir, `server/route-cache/KIND/${name}/$/${name}`);
  await add(`${path}.${kind}`, content);
  await add(`${path}.meta`, JSON.stringify({ headers }));
}

type StaticResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

async function ask(path: string, headers = {}, method = "GET"): Promise<StaticResponse> {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: "127.0.0.1", path, headers, method, agent: false }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

it("lists the static responses and leaves the rest to Next", async () => {
  expect([...files.keys()].toSorted()).toEqual([
    "/",
    "/_next/static/chunks/a.js",
    "/about",
    "/de",
    "/de/404",
    "/film.mp4",
    "/gone.mp4",
    "/icon.svg",
    "/images/oak%201.avif",
  ]);
  for (const [path, headers, method] of [
    ["/none", {}, "GET"],
    ["/none/", {}, "GET"],
    ["/de/request-quote", {}, "GET"],
    ["/about", { RSC: "1" }, "GET"],
    ["/about", { "Content-Length": "0" }, "POST"],
  ] as const)
    expect((await ask(path, headers, method)).body.toString(), path).toBe("Next");
});

it.each([
  [undefined, undefined],
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["identity", undefined],
  ["zstd", undefined],
])("sends the client that accepts %s the %s encoding with its own ETag", async (accepted, sent) => {
  const asked = accepted === undefined ? {} : { "accept-encoding": accepted };
  const { headers, body } = await ask("/about", asked);
  expect(headers["content-encoding"]).toBe(sent);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[sent ?? ""];
  expect((decode?.(body) ?? body).toString()).toBe(`${WORDS}about`);
  const again = await ask("/about", { ...asked, "if-none-match": headers.etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers.vary).toBe(headers.vary);
  const other = await ask("/about", { "if-none-match": headers.etag });
  expect(other.status).toBe(sent ? 200 : 304);
  // Six bytes are too short to compress.
  expect((await ask("/icon.svg", asked)).headers).not.toHaveProperty("content-encoding");
});

it.each(["/about", "/film.mp4"])("handles ranges and revalidation for %s", async (path) => {
  const { headers, body } = await ask(path);
  const { etag = "" } = headers;
  const part = await ask(path, { range: "bytes=2-5" });
  expect([part.status, part.body, part.headers.etag]).toEqual([206, body.subarray(2, 6), etag]);
  expect(part.headers["content-range"]).toBe(`bytes 2-5/${body.length}`);
  for (const [asked, status] of [
    [{ range: "bytes=99999999-" }, 416],
    [{ range: "bytes=0-9", "if-range": etag }, 206],
    [{ range: "bytes=0-9", "if-range": '"old"' }, 200],
    [{ "if-none-match": etag }, 304],
  ] as const)
    expect((await ask(path, asked)).status, JSON.stringify(asked)).toBe(status);
});

it("returns a language's own page for an unknown address, and 404 when a file is gone", async () => {
  for (const path of ["/de/none", "/de/404"]) {
    const { status, headers, body } = await ask(path);
    expect([status, headers["cache-control"]]).toEqual([404, "no-store"]);
    expect(body.toString()).toContain("de/404");
  }
  expect((await ask("/gone.mp4")).status).toBe(404);
  expect((await ask("/%E0%A4%A")).status).toBe(400);
});
