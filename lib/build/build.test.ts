import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PROCESS } from "./build-lock.ts";
import { type Site, takeBuild } from "./build.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
// No process has a number as high as this.
const DEAD = PROCESS.replace(/^\d+/, "99999999");
let distDir: string;
let builds: string[];
let busy: number;
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), "build-"));
  builds = [];
  busy = 0;
});
afterEach(() => rm(distDir, { recursive: true }));

/** A site that is built as Next does: its folder is emptied, but for the cache, and filled bit by bit. */
function site(address: string): Site {
  const make = async () => {
    builds.push(address);
    busy += 1;
    expect(busy).toBe(1);
    for (const name of await readdir(distDir))
      if (name !== "cache") await rm(join(distDir, name), { recursive: true });
    await mkdir(join(distDir, "static/chunks"), { recursive: true });
    await mkdir(join(distDir, "node_modules"));
    await symlink("../cache", join(distDir, "node_modules/package"), "junction");
    await sleep(20);
    await writeFile(join(distDir, "page.html"), `<link rel="canonical" href="${address}">`);
    await writeFile(join(distDir, `static/chunks/${address}.js`), address);
    busy -= 1;
  };
  return { distDir, hash: () => Promise.resolve(address), make, complete: () => Promise.resolve() };
}

async function start(address: string) {
  const folder = resolve(ROOT, await takeBuild(undefined, site(address)));
  return {
    folder,
    canonical: () => readFile(join(folder, "page.html"), "utf8"),
    scripts: async () => (await readdir(join(folder, "static/chunks"))).toSorted(),
  };
}

it("leaves what a running site serves as it was, whatever is built after it", async () => {
  const first = await start("a");
  const second = await start("b");
  const third = await start("a");
  expect(builds).toEqual(["a", "b", "a"]);
  expect(await first.canonical()).toContain('href="a"');
  expect(await first.scripts()).toEqual(["a.js"]);
  expect(await second.canonical()).toContain('href="b"');
  // Tabs of older builds find their scripts, as before.
  expect(await second.scripts()).toEqual(["a.js", "b.js"]);
  expect(await third.scripts()).toEqual(["a.js", "b.js"]);
  // What leads out of the build still leads there.
  expect(await readdir(join(first.folder, "node_modules/package"))).toContain("running");
});

it("builds once for many who start at the same moment, and one after the other for different ones", async () => {
  await Promise.all(["a", "a", "a"].map(start));
  expect(builds).toEqual(["a"]);
  const sites = await Promise.all(["b", "c", "b"].map(start));
  const canonicals = await Promise.all(sites.map(({ canonical }) => canonical()));
  expect(canonicals.map((html) => /href="(.)"/.exec(html)?.[1])).toEqual(["b", "c", "b"]);
});

it("takes over from a process that died, and removes what only that one used", async () => {
  const { folder } = await start("a");
  const abandoned = join(distDir, "cache/running", `${DEAD}-x`);
  await mkdir(abandoned);
  await writeFile(join(distDir, "cache/build.lock"), DEAD);
  await start("b");
  const left = await readdir(join(distDir, "cache/running"));
  expect(left).not.toContain(`${DEAD}-x`);
  expect(left.map((name) => join(distDir, "cache/running", name))).toContain(folder);
});

it("takes over from a machine that has not been heard of for a minute", async () => {
  const lock = join(distDir, "cache/build.lock");
  await mkdir(join(distDir, "cache"));
  await writeFile(lock, "1@another-machine");
  const longAgo = new Date(Date.now() - 61_000);
  await utimes(lock, longAgo, longAgo);
  expect(await (await start("a")).canonical()).toContain('href="a"');
});

it("is built again after a build that failed", async () => {
  const broken = { ...site("a"), make: () => Promise.reject(new Error("no")) };
  await expect(takeBuild(undefined, broken)).rejects.toThrow("no");
  expect(await (await start("a")).canonical()).toContain('href="a"');
});
