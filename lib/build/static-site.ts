/**
 * Prepares what our own server sends without Next: each prerendered page and document, each file of the build and of the
 * public folder, with the header fields that Next would send, compressed where that makes it smaller. What is not found
 * here, the server leaves to Next.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import {
  type ManifestEntry,
  manifestOf,
  STATIC_SITE,
  type StaticManifest,
} from "#lib/server/http-server/static-site/manifest.ts";
import { CompressedCopies } from "./compressed-copies.ts";
import { readNextRules } from "./next-rules.ts";
import { type Headers, listPrerenderedFiles, readHeaders, routeOf } from "./prerendered-files.ts";

type PrerenderedRoute = { initialRevalidateSeconds?: number | false; initialStatus?: number };
type Prerendered = { routes: Record<string, PrerenderedRoute | undefined> };

/** A file with the address at which it is served, and the fields that it is sent with. */
type Source = { address: string; folder: "build" | "public"; path: string; headers: Headers };

/** What is text, whatever its name; pictures, films, fonts and documents are compressed already. */
const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|javascript|manifest|wasm))/;
/** What Next tells its own caches and scripts. */
const INTERNAL = /^x-next/;
/** Next's own pages, which have no address. */
const WITHOUT_ADDRESS = /^\/_/;
/** The name of a file of the build is a hash of its content. */
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "public, max-age=0";
/** A page is good until the next build, of which shared caches are told. */
const UNTIL_NEXT_BUILD = "s-maxage=31536000";

/** Prepares the build in `distDir`, with `publicDir` beside it. Throws where Next has rules that the server can't follow. */
export async function writeStaticSite(distDir: string, publicDir: string): Promise<void> {
  const rules = await readNextRules(distDir);
  const sources = [
    ...(await listPages(distDir, rules.vary)),
    ...(await listFiles(distDir, "static", "build", "/_next/static", FOR_EVER)),
    ...(await listFiles(publicDir, "", "public", "", ASK_EACH_TIME)),
  ];
  const copies = await CompressedCopies.begin(distDir, STATIC_SITE);
  const served = sources.filter(({ address }) => !rules.isTaken(address));
  const entries = served.map(async (source) => {
    const root = source.folder === "build" ? distDir : publicDir;
    const content = await readFile(join(root, source.path));
    const headers = mergeHeaders(source.headers, rules.headersOf(source.address));
    return [source.address, await describe({ ...source, headers }, content, copies)] as const;
  });
  const manifest: StaticManifest = Object.fromEntries(await Promise.all(entries));
  await copies.forgetUnused();
  await writeFile(manifestOf(distDir), JSON.stringify(manifest));
}

async function listPages(distDir: string, vary: string): Promise<Source[]> {
  const { routes } = JSON.parse(
    await readFile(join(distDir, "prerender-manifest.json"), "utf8"),
  ) as Prerendered;
  const files = (await listPrerenderedFiles(distDir)).filter(({ path }) =>
    /\.(html|body)$/.test(path),
  );
  const pages = files.map(async (file) => {
    const address = routeOf(file);
    const { initialRevalidateSeconds, initialStatus = 200 } = routes[address] ?? {};
    // What Next would make anew now and then stays its own.
    const isLasting = initialRevalidateSeconds === false && initialStatus === 200;
    if (!isLasting || WITHOUT_ADDRESS.test(address)) return [];
    const { etag: _, ...own } = await readHeaders(file);
    const told = Object.entries(own).filter(([name]) => !INTERNAL.test(name));
    const defaults = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": UNTIL_NEXT_BUILD,
      vary,
    };
    const headers = mergeHeaders(defaults, Object.fromEntries(told));
    const path = relative(distDir, file.path);
    // Without its date, by which a browser would keep a page for a while without asking.
    return [{ address, folder: "build" as const, path, headers }];
  });
  return (await Promise.all(pages)).flat();
}

/** The files in a folder below `root`, as they are served below `address`. */
async function listFiles(
  root: string,
  below: string,
  folder: Source["folder"],
  address: string,
  cacheControl: string,
): Promise<Source[]> {
  const top = join(root, below);
  const entries = await readdir(top, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sources = files.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const { mtime } = await stat(path);
    return {
      address: `${address}/${relative(top, path).split(sep).map(encodeURIComponent).join("/")}`,
      folder,
      path: relative(root, path),
      headers: {
        "content-type": contentType(entry.name) || "application/octet-stream",
        "cache-control": cacheControl,
        "last-modified": mtime.toUTCString(),
      },
    };
  });
  return Promise.all(sources);
}

async function describe(
  { folder, path, headers }: Source,
  content: Buffer,
  copies: CompressedCopies,
): Promise<ManifestEntry> {
  const hash = hashOf(content);
  const compressed = COMPRESSIBLE.test(headers["content-type"] ?? "")
    ? await copies.make(content, hash)
    : [];
  const representations: ManifestEntry["representations"] = {
    identity: { folder, path, bytes: content.length, etag: `"${hash}"` },
  };
  for (const copy of compressed)
    representations[copy.encoding] = {
      folder: "build",
      path: join(STATIC_SITE, copy.name),
      bytes: copy.content.length,
      // Other bytes are another representation (RFC 9110, 8.8.3.3).
      etag: `"${hashOf(copy.content)}"`,
    };
  const vary = [headers.vary, compressed.length > 0 && "Accept-Encoding"]
    .filter(Boolean)
    .join(", ");
  return { headers: vary ? { ...headers, vary } : headers, representations };
}

/** Later fields take the place of earlier ones, whatever their case. */
function mergeHeaders(...all: readonly Headers[]): Headers {
  const fields = all.flatMap((headers) => Object.entries(headers));
  return Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value]));
}

function hashOf(content: Buffer): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 22);
}
