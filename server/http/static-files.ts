import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import { splitFormPath } from "#content/request-quote-path.ts";

/** Smallest first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type StaticFile = {
  path: string;
  status: 200 | 404;
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

/** The folder of the builds that a start makes, each in one of its own. */
export const BUILDS = ".next-builds";
/** How long a build keeps the scripts of the ones before it, for pages that are still open or cached. */
export const RETIRED_KEPT_MS = 24 * 60 * 60 * 1_000;
/** File names in `.next/static` contain a content hash. */
const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0";
/** Browsers ask each time; a shared cache keeps a page as long as its build's scripts are kept, and rewrites no addresses. */
const PAGE_CACHE = `public, max-age=0, must-revalidate, s-maxage=${RETIRED_KEPT_MS / 1_000}, no-transform`;
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
  return join(distDir, "compressed", `${address === "/" ? "/index" : address}.${encoding}`);
}

/** The address of what a language answers to an unknown address. */
export function missingPage(language: string): string {
  return `/${language}/404`;
}

/** Lists the prerendered files, the build's assets and the public folder. */
export async function listStaticFiles({ distDir, publicDir }: BuildFolders): Promise<StaticFiles> {
  const { headers, rsc } = await readJson<RoutesManifest>(join(distDir, "routes-manifest.json"));
  const rules = headers.flatMap(({ regex, headers: fields }) =>
    fields.map(({ key, value }) => ({ pattern: new RegExp(regex), key: key.toLowerCase(), value })),
  );
  const compressed = new Set(await listFolder(join(distDir, "compressed")));
  const sources = [
    ...(await listPages(distDir, rsc.varyHeader)),
    ...(await listScripts(distDir)),
    ...(await listBelow(publicDir, "", REVALIDATE)),
  ];
  return new Map(
    sources.map((source): [string, StaticFile] => {
      const { address, path } = source;
      const all = { ...source.headers };
      for (const { pattern, key, value } of rules) if (pattern.test(address)) all[key] = value;
      const encoded: StaticFile["encoded"] = {};
      for (const encoding of ENCODINGS) {
        const copy = compressedPath(distDir, address, encoding);
        if (compressed.has(copy)) encoded[encoding] = copy;
      }
      if (Object.keys(encoded).length > 0)
        all.vary = [all.vary, "Accept-Encoding"].filter(Boolean).join(", ");
      const isMissing = /^\/[a-z]{2}\/404$/.test(address);
      if (isMissing) all["cache-control"] = "no-store";
      return [address, { path, status: isMissing ? 404 : 200, headers: all, encoded }];
    }),
  );
}

async function listPages(distDir: string, vary: string): Promise<Source[]> {
  const files = (await listPrerenderedFiles(distDir)).filter(({ name }) =>
    /\.(html|body)$/.test(name),
  );
  const { routes } = await readJson<PrerenderManifest>(join(distDir, "prerender-manifest.json"));
  const pages = files.map(async (file): Promise<Source[]> => {
    const address = routeOf(file);
    const { initialRevalidateSeconds, initialStatus = 200 } = routes[address] ?? {};
    // The proxy selects a variant of this page by its referrer.
    if (initialRevalidateSeconds !== false || initialStatus !== 200) return [];
    if (splitFormPath(address) || address.startsWith("/_")) return [];
    const meta = file.path.replace(/\.(html|body)$/, ".meta");
    const { headers = {} } = await readJson<{ headers?: Record<string, string> }>(meta);
    const own = Object.entries(headers).filter(([name]) => !name.startsWith("x-next"));
    const usual = { "content-type": "text/html; charset=utf-8", "cache-control": PAGE_CACHE, vary };
    return [{ address, path: file.path, headers: { ...usual, ...Object.fromEntries(own) } }];
  });
  return (await Promise.all(pages)).flat();
}

/** The build's own come last and win: equal names have equal contents but for their compressed copies. */
async function listScripts(distDir: string): Promise<Source[]> {
  const builds = dirname(distDir);
  const others = basename(builds) === BUILDS ? await readdir(builds) : [];
  const folders = others.filter((name) => !/^(new|lock|part-)/.test(name));
  const lists = [...folders.map((name) => join(builds, name)), distDir].map((folder) =>
    listBelow(join(folder, "static"), "/_next/static", IMMUTABLE),
  );
  return (await Promise.all(lists)).flat();
}

async function listBelow(root: string, address: string, cacheControl: string): Promise<Source[]> {
  return (await listFolder(root)).map((path) => ({
    address: `${address}/${relative(root, path).split(sep).map(encodeURIComponent).join("/")}`,
    path,
    headers: {
      "content-type": contentType(basename(path)) || "application/octet-stream",
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
