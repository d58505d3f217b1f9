import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { restoreRetiredScripts, retireScripts } from "./retired-scripts.ts";

const HOUR = 60 * 60 * 1_000;
let distDir: string;
beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), "build-"));
});
afterEach(() => rm(distDir, { recursive: true }));

/** Builds like Next: empties the folder except for the cache. */
async function build(at: number, ...scripts: string[]): Promise<string[]> {
  await retireScripts(distDir, at);
  await rm(join(distDir, "static"), { recursive: true, force: true });
  await mkdir(join(distDir, "static/chunks"), { recursive: true });
  for (const script of scripts) await writeFile(join(distDir, "static/chunks", script), script);
  await restoreRetiredScripts(distDir, at);
  return (await readdir(join(distDir, "static/chunks"))).toSorted();
}

it("keeps a replaced build's scripts for a day", async () => {
  expect(await build(0, "a.js", "shared.js")).toEqual(["a.js", "shared.js"]);
  expect(await build(100 * HOUR, "b.js", "shared.js")).toEqual(["a.js", "b.js", "shared.js"]);
  expect(await build(120 * HOUR, "c.js")).toEqual(["a.js", "b.js", "c.js", "shared.js"]);
  expect(await build(125 * HOUR, "d.js")).toEqual(["b.js", "c.js", "d.js", "shared.js"]);
  expect(await build(150 * HOUR, "e.js")).toEqual(["d.js", "e.js"]);
});
