import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BUILDS } from "#server/http/static-files.ts";
import { ensureBuild, type BuiltSite } from "./build-site.ts";

let root: string;
let builds: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "build-"));
  builds = [];
  vi.stubEnv("NEXT_DIST_DIR", "");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

/** Builds like Next: empties the folder except for the cache. */
function site(hash: string): BuiltSite {
  const build = async (distDir: string) => {
    builds.push(hash);
    const folder = join(root, distDir);
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder))
      if (name !== "cache") await rm(join(folder, name), { recursive: true });
    await writeFile(join(folder, "page.html"), hash);
  };
  return { root, hash: () => Promise.resolve(hash), build };
}

const start = (hash: string) => ensureBuild(undefined, site(hash));
const page = (distDir: string) => readFile(join(root, distDir, "page.html"), "utf8");
const kept = async () => (await readdir(join(root, BUILDS))).toSorted();

it("builds once for each state of the sources and leaves alone what is served", async () => {
  const served = await start("a");
  await start("a");
  expect(builds).toEqual(["a"]);
  expect(await page(await start("b"))).toBe("b");
  expect(await page(served)).toBe("a");
  expect(await start("a")).toBe(served);
  expect(builds).toEqual(["a", "b"]);
});

it("builds once for two starts at the same time", async () => {
  expect(new Set(await Promise.all([start("a"), start("a")])).size).toBe(1);
  expect(builds).toEqual(["a"]);
});

it("removes builds that nobody has served for a day, and what a killed one left", async () => {
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000);
  for (const old of ["a", "b"]) await utimes(join(root, await start(old)), dayAgo, dayAgo);
  await start("c");
  for (const left of ["lock", "part-of-a-build"]) {
    await mkdir(join(root, BUILDS, left));
    await utimes(join(root, BUILDS, left), dayAgo, dayAgo);
  }
  await start("d");
  expect(await kept()).toEqual(["c", "d", "new"]);
});

it.each(["", ".next-fixed"])("builds again after a failed build (in %o)", async (distDir) => {
  vi.stubEnv("NEXT_DIST_DIR", distDir);
  await start("a");
  const broken = { ...site("b"), build: () => Promise.reject(new Error("no")) };
  await expect(ensureBuild(undefined, broken)).rejects.toThrow("no");
  expect(await page(await start("b"))).toBe("b");
  expect(await page(await start("a"))).toBe("a");
});
