import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { LOCAL_SITE_URL } from "#server/env/env.ts";

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

/** SHA-256 of all that a build reads: sources, the public address and whether Next's scripts stay. */
export async function hashSources(root: string): Promise<string> {
  const { SITE_URL, KEEP_NEXT_SCRIPTS = "", NEXT_OUTPUT = "" } = process.env;
  const settings = [SITE_URL || LOCAL_SITE_URL, KEEP_NEXT_SCRIPTS, NEXT_OUTPUT];
  const hash = createHash("sha256").update(settings.join("\0"));
  for (const source of SOURCES) {
    for (const file of await filesBelow(join(root, source))) {
      hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesBelow(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
  if (!found?.isDirectory()) return found ? [path] : [];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("/node_modules/"))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
