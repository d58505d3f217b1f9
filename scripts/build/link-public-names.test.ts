import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { linkPublicNames } from "./link-public-names.ts";

const PANELS = "server/route-cache/APP_PAGE/2e/$/products/wall-panels.html";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "teragus-prerendered-"));
  await mkdir(dirname(join(folder, PANELS)), { recursive: true });
  await writeFile(join(folder, PANELS), "<h1>Panels</h1>");
});
afterEach(() => rm(folder, { recursive: true }));

it("links files by their public names, repeatedly", async () => {
  await linkPublicNames(folder);
  await linkPublicNames(folder);
  const linked = await stat(join(folder, "server/app/products/wall-panels.html"));
  expect(linked.ino).toBe((await stat(join(folder, PANELS))).ino);
});
