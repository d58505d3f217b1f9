import { link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

export type Headers = Record<string, string>;

/** A page or file that `next build` made: where it lies, and its name on the site, `index.html` or `catalog.pdf.body`. */
export type PrerenderedFile = { path: string; name: string };

type Manifest = { routes: Record<string, { initialHeaders?: Headers }> };

// Between the route that made a file and the file's own name.
const NAMESPACE_END = "/$/";

/** All that was prerendered in `distDir`, with what lies beside it; Next keeps it by the route that made it. */
export async function listPrerenderedFiles(distDir: string): Promise<PrerenderedFile[]> {
  const folder = join(distDir, "server/route-cache");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, name: path.slice(path.indexOf(NAMESPACE_END) + NAMESPACE_END.length) };
    });
}

/** The headers that Next's own server sends with a prerendered file. */
export async function readHeaders({ path }: PrerenderedFile): Promise<Headers> {
  const meta = JSON.parse(await readFile(metaOf(path), "utf8")) as { headers?: Headers };
  return meta.headers ?? {};
}

/** Adds to what Next's own server sends with a prerendered file. */
export async function addHeaders({ path }: PrerenderedFile, headers: Headers): Promise<void> {
  const meta = JSON.parse(await readFile(metaOf(path), "utf8")) as { headers?: Headers };
  meta.headers = { ...meta.headers, ...headers };
  await writeFile(metaOf(path), JSON.stringify(meta));
}

/** Adds, by file, to the manifest from which hosts without an adapter read what they send with a prerendered file. */
export async function addManifestHeaders(
  distDir: string,
  added: ReadonlyMap<string, Headers>,
): Promise<void> {
  const path = join(distDir, "prerender-manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8")) as Manifest;
  for (const file of await listPrerenderedFiles(distDir)) {
    const entry = manifest.routes[routeOf(file)];
    if (entry) entry.initialHeaders = { ...entry.initialHeaders, ...added.get(file.path) };
  }
  await writeFile(path, JSON.stringify(manifest));
}

/** The address at which a prerendered file is served. */
export function routeOf({ name }: PrerenderedFile): string {
  const route = name.replace(/\.(html|body)$/, "");
  return route === "index" ? "/" : `/${route}`;
}

/** Links the files to `server/app`, where hosts without an adapter look for them; Next puts them there for no adapter at all. */
export async function linkPublicNames(distDir: string): Promise<void> {
  for (const { path, name } of await listPrerenderedFiles(distDir)) {
    const target = join(distDir, "server/app", name);
    await mkdir(dirname(target), { recursive: true });
    await rm(target, { force: true });
    await link(path, target);
  }
}

function metaOf(path: string): string {
  return path.replace(/\.(html|body)$/, ".meta");
}
