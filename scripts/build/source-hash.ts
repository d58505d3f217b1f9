import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { getSiteUrl } from "#server/env/env.ts";
import { bucketOrigin } from "#server/files/bucket-origin.ts";

const SOURCES = [
  "app",
  "components",
  "content",
  "db",
  "lib",
  "scripts/build",
  "server",
  "studio/masters",
  "public",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "proxy.ts",
  "tsconfig.json",
];

/** SHA-256 of all that a build reads: sources, the public address, the bucket's and whether Next's scripts stay. */
export async function hashSources(root: string): Promise<string> {
  const settings = [getSiteUrl().href, bucketOrigin(), process.env.KEEP_NEXT_SCRIPTS];
  const hash = createHash("sha256").update(settings.filter(Boolean).join("\0"));
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOTDIR") return undefined;
      if (error.code === "ENOENT") return [];
      throw error;
    },
  );
  if (!entries) return [path];
  const nested = await Promise.all(
    entries
      .filter(({ name }) => name !== "node_modules")
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((entry) =>
        entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)],
      ),
  );
  return nested.flat();
}
