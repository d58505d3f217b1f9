import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** How the bytes of a file may travel. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** One form of a file: where its bytes lie, below the build or the public folder, how many there are, and their strong tag. */
export type Representation = {
  folder: "build" | "public";
  path: string;
  bytes: number;
  etag: string;
};

/** What is sent at an address: fields of every form, and its forms. */
export type ManifestEntry = {
  headers: Record<string, string>;
  representations: { identity: Representation } & Partial<Record<Encoding, Representation>>;
};

/** What a build has prepared to be sent as it is, by its address, as a browser asks for it. */
export type StaticManifest = Record<string, ManifestEntry>;

/** Below the build's folder: what was compressed, and the manifest. */
export const STATIC_SITE = "static-site";

/** Reads what the build in `distDir` prepared; nothing where it is a development build. */
export async function readStaticManifest(distDir: string): Promise<StaticManifest> {
  const path = manifestOf(distDir);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return "{}";
  });
  return JSON.parse(text) as StaticManifest;
}

/** Where the manifest of the build in `distDir` lies. */
export function manifestOf(distDir: string): string {
  return join(distDir, STATIC_SITE, "manifest.json");
}
