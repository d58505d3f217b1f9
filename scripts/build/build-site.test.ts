import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ensureBuild, type Site } from "./build-site.ts";

let distDir: string;
let builds: string[];
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), "build-"));
  builds = [];
});
afterEach(() => rm(distDir, { recursive: true }));

/** Builds like Next: empties the folder except for the cache. */
function site(address: string): Site {
  const make = async () => {
    builds.push(address);
    for (const name of await readdir(distDir))
      if (name !== "cache") await rm(join(distDir, name), { recursive: true });
    await mkdir(join(distDir, "static/chunks"), { recursive: true });
    await writeFile(join(distDir, "page.html"), address);
    await writeFile(join(distDir, `static/chunks/${address}.js`), address);
  };
  return { distDir, hash: () => Promise.resolve(address), make, complete: () => Promise.resolve() };
}

const start = (address: string) => ensureBuild(undefined, site(address));
const scripts = async () => (await readdir(join(distDir, "static/chunks"))).toSorted();

it("rebuilds when sources change and keeps older scripts for open tabs", async () => {
  await start("a");
  await start("a");
  expect(builds).toEqual(["a"]);
  await start("b");
  expect(await readFile(join(distDir, "page.html"), "utf8")).toBe("b");
  expect(await scripts()).toEqual(["a.js", "b.js"]);
  await start("a");
  expect(builds).toEqual(["a", "b", "a"]);
  expect(await scripts()).toEqual(["a.js", "b.js"]);
});

it("rebuilds after a failed build", async () => {
  const broken = { ...site("a"), make: () => Promise.reject(new Error("no")) };
  await expect(ensureBuild(undefined, broken)).rejects.toThrow("no");
  await start("a");
  expect(builds).toEqual(["a"]);
});
