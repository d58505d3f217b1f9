import { rmSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, realpath, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { isGone, PROCESS } from "./build-lock.ts";

// Next empties its folder at each build, except this one.
const RUNNING = "cache/running";
/** What a build leaves for the next one, for an image, or for people. */
const UNUSED = new Set(["cache", "dev", "diagnostics", "standalone", "trace", "types"]);

const copies = new Set<string>();

/**
 * Gives this process the build in `distDir` for itself: the same files by names of their own, which no later build
 * touches. Returns their folder, which goes when the process does; what a killed process left goes now.
 */
export async function copyBuild(distDir: string): Promise<string> {
  const parent = join(distDir, RUNNING);
  await mkdir(parent, { recursive: true });
  await removeAbandoned(parent);
  const folder = await mkdtemp(join(parent, `${PROCESS}-`));
  if (copies.size === 0) process.once("exit", removeCopies);
  copies.add(folder);
  await linkFolder(distDir, folder, (name) => !UNUSED.has(name));
  return folder;
}

function removeCopies(): void {
  for (const folder of copies) rmSync(folder, { recursive: true, force: true });
}

async function removeAbandoned(parent: string): Promise<void> {
  const folders = await readdir(parent);
  const abandoned = folders.filter((name) => isGone(name.slice(0, name.lastIndexOf("-"))));
  await Promise.all(
    abandoned.map((name) => rm(join(parent, name), { recursive: true, force: true })),
  );
}

async function linkFolder(
  from: string,
  to: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => isWanted(name))
      .map(async (entry) => {
        const [source, target] = [join(from, entry.name), join(to, entry.name)];
        if (entry.isDirectory()) return linkFolder(source, target);
        // To a package: a relative one would lead elsewhere from here.
        if (entry.isSymbolicLink()) return symlink(await realpath(source), target, "junction");
        // Where a disk has no second names for a file, the file is copied.
        return link(source, target).catch(() => copyFile(source, target));
      }),
  );
}
