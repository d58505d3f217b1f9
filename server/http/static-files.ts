import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import { splitFormPath } from "#content/request-quote-path.ts";

/** Smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type StaticFile = {
  path: string;
  headers: Readonly<Record<string, string>>;
  encoded: Partial<Record<Encoding, string>>;
};

/** By request path, percent-encoded as browsers send it. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

export type BuildFolders = { distDir: string; publicDir: string };

type Source = { address: string; path: string; headers: Record<string, string> };
type PrerenderManifest = {
  routes: Record<string, { initialRevalidateSeconds: number | false; initialStatus?: number }>;
};

type RoutesManifest = {
  headers: { regex: string; headers: { key: string; value: string }[] }[];
  rsc: { varyHeader: string };
};

const COMPRESSED = "compressed";
/** File names in `.next/static` contain a content hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0";
/** How long a build keeps the scripts of the ones before it, for pages that are still open or cached. */
export const RETIRED_KEPT_MS = 24 * 60 * 60 * 1_000;
/** A browser asks each time; a shared cache keeps a page no longer than the scripts of its build are kept. */
const PAGE_CACHE = `public, max-age=0, must-revalidate, s-maxage=${RETIRED_KEPT_MS / 1_000}`;
/** Separates the route from the name of a prerendered file. */
const NAMESPACE_END = "/$/";

export type PrerenderedFile = { path: string; name: string };

/** Lists the prerendered files in `distDir`, which Next stores by route. */
export async function listPrerenderedFiles(distDir: string): Promise<PrerenderedFile[]> {
  const paths = await listFolder(join(distDir, "server/route-cache"));
  return paths.map((path) => ({
    path,
    name: path.slice(path.indexOf(NAMESPACE_END) + NAMESPACE_END.length),
  }));
}

export function routeOf({ name }: PrerenderedFile): string {
  const route = name.replace(/\.(html|body)$/, "");
  return route === "index" ? "/" : `/${route}`;
}

export function compressedPath(distDir: string, address: string, encoding: Encoding): string {
  return join(distDir, COMPRESSED, `${address === "/" ? "/index" : address}.${encoding}`);
}

/** Lists the prerendered files, the build's assets and the public folder. Empty for a development build. */
export async function listStaticFiles({ distDir, publicDir }: BuildFolders): Promise<StaticFiles> {
  if (!existsSync(join(distDir, "prerender-manifest.json"))) return new Map();
  const sources = [
    ...(await listPages(distDir)),
    ...(await listBelow(join(distDir, "static"), "/_next/static", IMMUTABLE)),
    ...(await listBelow(publicDir, "", REVALIDATE)),
  ];
  const compressed = new Set(await listFolder(join(distDir, COMPRESSED)));
  const rules = await readHeaderRules(distDir);
  const files = sources.map(({ address, path, headers }): [string, StaticFile] => {
    const encoded = Object.fromEntries(
      ENCODINGS.map((encoding) => [encoding, compressedPath(distDir, address, encoding)]).filter(
        ([, copy]) => compressed.has(copy ?? ""),
      ),
    ) as StaticFile["encoded"];
    const all = Object.assign(
      {},
      headers,
      ...rules.filter(({ pattern }) => pattern.test(address)).map((rule) => rule.headers),
    ) as Record<string, string>;
    if (Object.keys(encoded).length > 0)
      all.vary = [all.vary, "Accept-Encoding"].filter(Boolean).join(", ");
    return [address, { path, headers: all, encoded }];
  });
  return new Map(files);
}

async function readHeaderRules(distDir: string) {
  const { headers } = await readJson<RoutesManifest>(join(distDir, "routes-manifest.json"));
  return headers.map((rule) => ({
    pattern: new RegExp(rule.regex),
    headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  }));
}

async function listPages(distDir: string): Promise<Source[]> {
  const files = (await listPrerenderedFiles(distDir)).filter(({ name }) =>
    /\.(html|body)$/.test(name),
  );
  const { routes } = await readJson<PrerenderManifest>(join(distDir, "prerender-manifest.json"));
  const { rsc } = await readJson<RoutesManifest>(join(distDir, "routes-manifest.json"));
  const pages = files.map(async (file): Promise<Source[]> => {
    const address = routeOf(file);
    const { initialRevalidateSeconds, initialStatus = 200 } = routes[address] ?? {};
    // The proxy selects a variant of this page by its referrer.
    if (initialRevalidateSeconds !== false || initialStatus !== 200) return [];
    if (splitFormPath(address) || address.startsWith("/_")) return [];
    const { headers = {} } = await readJson<{ headers?: Record<string, string> }>(
      file.path.replace(/\.(html|body)$/, ".meta"),
    );
    const own = Object.entries(headers).filter(([name]) => !name.startsWith("x-next"));
    return [
      {
        address,
        path: file.path,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "cache-control": PAGE_CACHE,
          vary: rsc.varyHeader,
          ...Object.fromEntries(own),
        },
      },
    ];
  });
  return (await Promise.all(pages)).flat();
}

async function listBelow(root: string, address: string, cacheControl: string): Promise<Source[]> {
  return (await listFolder(root)).map((path) => ({
    address: `${address}/${relative(root, path).split(sep).map(encodeURIComponent).join("/")}`,
    path,
    headers: {
      "content-type":
        contentType(path.slice(path.lastIndexOf(sep) + 1)) || "application/octet-stream",
      "cache-control": cacheControl,
    },
  }));
}

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return [];
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, "utf8")) as Content;
}
