import { readFile } from "node:fs/promises";
import { isBinaryContentType } from "@opennextjs/aws/utils/binary.js";
import type { CachedFile, CacheValue, IncrementalCache } from "@opennextjs/aws/types/overrides.js";

type Meta = NonNullable<CachedFile["meta"]> & { segmentPaths?: string[] };

// The bundle's root: this file ends up in the configuration module there.
const SERVER = new URL(".next/server/", import.meta.url);

/** A read-only cache of the prerendered pages in the bundle: the site revalidates nothing. */
const prerenderedCache: IncrementalCache = {
  name: "prerendered",
  get: async (key, type) => {
    if (type && type !== "cache") return null;
    const value = await readPrerendered(key.replace(/^\//, ""));
    // OpenNext's type parameter for the entry's kind cannot be proven here.
    return value ? { value: value as CacheValue<NonNullable<typeof type>> } : null;
  },
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
};

export default prerenderedCache;

async function readPrerendered(key: string): Promise<CachedFile | undefined> {
  const metaText = await readText(`${key}.meta`);
  if (metaText === undefined) return undefined;
  const meta = JSON.parse(metaText) as Meta;
  const body = await readFile(new URL(`${key}.body`, SERVER)).catch(ignoreMissing);
  if (body) {
    const isBinary = isBinaryContentType(String(meta.headers?.["content-type"]));
    return { type: "route", meta, body: body.toString(isBinary ? "base64" : "utf8") };
  }
  const [html, rsc, segmentData] = await Promise.all([
    readText(`${key}.html`),
    readText(`${key}.rsc`),
    readSegments(key, meta.segmentPaths ?? []),
  ]);
  return { type: "app", meta, html, rsc, segmentData };
}

async function readSegments(
  key: string,
  paths: readonly string[],
): Promise<Record<string, string> | undefined> {
  if (paths.length === 0) return undefined;
  const segments = await Promise.all(
    paths.map(
      async (path) => [path, await readText(`${key}.segments${path}.segment.rsc`)] as const,
    ),
  );
  return Object.fromEntries(
    segments.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
}

function readText(path: string): Promise<string | undefined> {
  return readFile(new URL(path, SERVER), "utf8").catch(ignoreMissing);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
