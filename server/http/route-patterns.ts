import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageOfPath } from "#lib/languages/words.ts";

/** `name` is from a bounded set, for metrics. */
type Route = { name: string; isFile: boolean };

export type RouteFinder = (path: string) => Route;

type Manifest = {
  staticRoutes: { page: string }[];
  dynamicRoutes: { page: string; regex: string }[];
};

const UNKNOWN: Route = { name: "unknown", isFile: false };
const CHUNKS = "/_next/static/";

/** Reads the build's routes; a development build has none, so all paths are unknown. */
export async function readRoutes(distDir: string, publicDir: string): Promise<RouteFinder> {
  const text = await readFile(join(distDir, "routes-manifest.json"), "utf8").catch(ignoreMissing);
  const files = await readdir(publicDir, { withFileTypes: true }).catch(ignoreMissing);
  const manifest = text ? (JSON.parse(text) as Manifest) : { staticRoutes: [], dynamicRoutes: [] };
  const names = (files ?? []).map((file) => `/${file.name}${file.isDirectory() ? "/" : ""}`);
  return createRouteFinder(manifest, names);
}

/** `files` are the public folder's entries, folders with a trailing slash. */
export function createRouteFinder(manifest: Manifest, files: readonly string[]): RouteFinder {
  const pages = new Set(manifest.staticRoutes.map(({ page }) => page));
  const patterns = manifest.dynamicRoutes.map(({ page, regex }) => ({
    page,
    pattern: new RegExp(regex),
  }));
  const folders = [CHUNKS, ...files];
  return (path) => {
    if (pages.has(path)) return { name: path, isFile: false };
    const file = folders.find((name) =>
      name.endsWith("/") ? path.startsWith(name) : path === name,
    );
    if (file) return { name: file.endsWith("/") ? `${file}*` : file, isFile: true };
    const dynamic = patterns.find(({ pattern }) => pattern.test(path));
    // A path is below a language only if it begins with one.
    const isElsewhere = dynamic?.page.startsWith("/[language]") && languageOfPath(path) === "en";
    return dynamic && !isElsewhere ? { name: dynamic.page, isFile: false } : UNKNOWN;
  };
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
