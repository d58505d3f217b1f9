import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { RETIRED_KEPT_MS } from "#server/http/static-files.ts";

// Next keeps only the cache folder between builds.
const RETIRED = "cache/retired-static";

/** Saves the current build's static files before the next build removes them. `now` in milliseconds since 1970. */
export async function retireScripts(distDir: string, now: number): Promise<void> {
  const current = join(distDir, "static");
  if (!(await exists(current))) return;
  await cp(current, join(distDir, RETIRED, String(now)), {
    recursive: true,
    // Files retired earlier keep their age in a folder of their own.
    filter: async (file) => !(await isRetired(distDir, current, file)),
    preserveTimestamps: true,
  });
}

export async function restoreRetiredScripts(distDir: string, now: number): Promise<void> {
  for (const folder of await retiredFolders(distDir)) {
    const path = join(distDir, RETIRED, folder);
    if (now - Number(folder) > RETIRED_KEPT_MS) await rm(path, { recursive: true });
    else await addMissing(path, join(distDir, "static"));
  }
}

/** Skips files of the new build: equal names have equal contents. */
async function addMissing(from: string, to: string): Promise<void> {
  for (const file of await readdir(from, { recursive: true })) {
    const [source, target] = [join(from, file), join(to, file)];
    if (!(await stat(source)).isFile() || (await exists(target))) continue;
    await mkdir(dirname(target), { recursive: true });
    await cp(source, target, { preserveTimestamps: true });
  }
}

async function isRetired(distDir: string, current: string, file: string): Promise<boolean> {
  const { mtimeMs, isFile } = await fileOf(file);
  if (!isFile) return false;
  for (const folder of await retiredFolders(distDir)) {
    const known = await fileOf(join(distDir, RETIRED, folder, file.slice(current.length)));
    if (known.isFile && known.mtimeMs === mtimeMs) return true;
  }
  return false;
}

async function fileOf(path: string): Promise<{ isFile: boolean; mtimeMs: number }> {
  const found = await stat(path).catch(() => undefined);
  return { isFile: found?.isFile() ?? false, mtimeMs: found?.mtimeMs ?? 0 };
}

async function retiredFolders(distDir: string): Promise<string[]> {
  return readdir(join(distDir, RETIRED)).catch(() => []);
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
