import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readStaticFiles } from "#lib/server/http-server/static-site/static-files.ts";
import { securityHeaders } from "#lib/server/security-headers.ts";
import { writeStaticSite } from "./static-site.ts";

const WORDS = "<p>Walnut, oak and ash.</p>".repeat(50);
const POLICY = { "content-security-policy": "default-src 'self'" };
const VARY = "rsc, next-router-prefetch";
const ROUTES = {
  headers: [
    {
      source: "/images/:path*",
      regex: "^/images(?:/(.*))?$",
      headers: [{ key: "Cache-Control", value: "public, immutable" }],
    },
    { source: "/:path*", regex: "^/.*$", headers: securityHeaders(false) },
  ],
  redirects: [{ source: "/old", regex: "^/old$" }],
  rewrites: { beforeFiles: [] },
  rsc: { varyHeader: VARY },
};
const MATCHERS = [
  { regexp: "^/rendered$" },
  { regexp: "^/.*$", has: [{ type: "header", key: "next-action" }] },
];

let root: string;
let distDir: string;
let publicDir: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "static-site-"));
  [distDir, publicDir] = [join(root, "build"), join(root, "public")];
  await addPage("index", WORDS);
  await addPage("about", `${WORDS}About`);
  for (const name of ["_not-found", "_global-error", "old", "rendered", "fresh"])
    await addPage(name, WORDS);
  await add(join(distDir, "server/route-cache/ROUTE/1/$/icon.svg.body"), "<svg/>");
  await add(
    join(distDir, "server/route-cache/ROUTE/1/$/icon.svg.meta"),
    JSON.stringify({
      headers: { "content-type": "image/svg+xml", "x-next-cache-tags": "a", etag: '"old"' },
    }),
  );
  await add(join(distDir, "static/chunks/a.js"), "let walnut = 1;".repeat(30));
  await add(join(publicDir, "images/oak 1.avif"), WORDS);
  await writeManifests();
});
afterEach(() => rm(root, { recursive: true }));

async function add(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function addPage(name: string, html: string): Promise<void> {
  const path = join(distDir, `server/route-cache/PAGE/${name}/$/${name}`);
  await add(`${path}.html`, html);
  await add(`${path}.meta`, JSON.stringify({ headers: { "x-nextjs-prerender": "1", ...POLICY } }));
}

async function writeManifests(routes: object = ROUTES, matchers: object = MATCHERS) {
  await add(join(distDir, "routes-manifest.json"), JSON.stringify(routes));
  const functions = { "/_middleware": { matchers } };
  await add(join(distDir, "server/functions-config-manifest.json"), JSON.stringify({ functions }));
  const prerendered = {
    "/": { initialRevalidateSeconds: false },
    "/about": { initialRevalidateSeconds: false },
    "/old": { initialRevalidateSeconds: false },
    "/rendered": { initialRevalidateSeconds: false },
    "/fresh": { initialRevalidateSeconds: 60 },
    "/icon.svg": { initialRevalidateSeconds: false },
    "/_global-error": { initialRevalidateSeconds: false },
    "/_not-found": { initialRevalidateSeconds: false, initialStatus: 404 },
  };
  await add(join(distDir, "prerender-manifest.json"), JSON.stringify({ routes: prerendered }));
}

const write = () => writeStaticSite(distDir, publicDir);
const read = () => readStaticFiles({ distDir, publicDir });
const contentOf = (answer: { root: string; path: string } | undefined) =>
  readFile(join(answer?.root ?? "", answer?.path ?? ""));

it("prepares what lies in a file, and leaves the rest to Next", async () => {
  await write();
  const files = await read();
  expect([...files.keys()].toSorted()).toEqual([
    "/",
    "/_next/static/chunks/a.js",
    "/about",
    "/icon.svg",
    "/images/oak%201.avif",
  ]);
  expect(files.get("/")?.identity.headers).toEqual({
    ...POLICY,
    "content-type": "text/html; charset=utf-8",
    "cache-control": "s-maxage=31536000",
    vary: `${VARY}, Accept-Encoding`,
    etag: expect.stringMatching(/^"[\w-]{22}"$/) as unknown,
  });
  expect(files.get("/images/oak%201.avif")).toEqual({
    identity: expect.objectContaining({
      bytes: WORDS.length,
      headers: {
        "content-type": "image/avif",
        "cache-control": "public, immutable",
        "last-modified": expect.stringMatching(/ GMT$/) as unknown,
        etag: expect.any(String) as unknown,
      },
    }) as unknown,
  });
  expect(files.get("/_next/static/chunks/a.js")?.identity.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect((await contentOf(files.get("/about")?.identity)).toString()).toBe(`${WORDS}About`);
});

it("compresses text where that makes it smaller, each form under a tag of its own", async () => {
  await write();
  const files = await read();
  const page = files.get("/about");
  expect(gunzipSync(await contentOf(page?.gzip)).toString()).toBe(`${WORDS}About`);
  expect(brotliDecompressSync(await contentOf(page?.br)).toString()).toBe(`${WORDS}About`);
  expect(page?.br?.headers["content-encoding"]).toBe("br");
  const tags = [page?.identity, page?.br, page?.gzip].map((answer) => answer?.headers.etag);
  expect(new Set(tags).size).toBe(3);
  expect((await contentOf(page?.gzip)).length).toBe(page?.gzip?.bytes);
  // Six bytes are as short as they get.
  expect(Object.keys(files.get("/icon.svg") ?? {})).toEqual(["identity"]);
  expect(files.get("/icon.svg")?.identity.headers).toEqual({
    "content-type": "image/svg+xml",
    "cache-control": "s-maxage=31536000",
    vary: VARY,
    etag: expect.not.stringContaining("old") as unknown,
  });
});

it("compresses nothing twice, and forgets what is of no use any more", async () => {
  await write();
  const kept = join(distDir, "cache/compressed");
  const names = await readdir(kept);
  const page = (await read()).get("/about");
  // As if an earlier build had found a better way.
  await writeFile(join(kept, basename(page?.br?.path ?? "")), "kept");
  await rm(join(distDir, "static-site"), { recursive: true });
  await add(join(distDir, "static/chunks/a.js"), "let oak = 1;".repeat(30));
  await write();
  expect(await readdir(kept)).toHaveLength(names.length);
  expect(await readdir(kept)).not.toEqual(names);
  expect((await contentOf((await read()).get("/about")?.br)).toString()).toBe("kept");
});

it("fails with words where Next has a rule that nobody would follow", async () => {
  await writeManifests({ ...ROUTES, headers: [{ ...ROUTES.headers[0], has: [] }] });
  await expect(write()).rejects.toThrow("headers() of next.config.ts: has");
  await writeManifests(ROUTES, [{ regexp: "^/$", has: [{ type: "header", key: "x-new" }] }]);
  await expect(write()).rejects.toThrow("matcher of proxy.ts");
  await writeManifests(ROUTES, [{ regexp: "^/$", has: [{ type: "cookie", key: "rsc" }] }]);
  await expect(write()).rejects.toThrow("matcher of proxy.ts");
});

it("finds nothing in a development build", async () => {
  expect((await readStaticFiles({ distDir: publicDir, publicDir })).size).toBe(0);
});
