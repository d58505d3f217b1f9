import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  addHeaders,
  addManifestHeaders,
  linkPublicNames,
  listPrerenderedFiles,
  readHeaders,
  routeOf,
} from "./prerendered-files.ts";

const CACHE = "server/route-cache";
const FILES = {
  [`${CACHE}/APP_PAGE/1f/$/index.html`]: "<h1>Teragus</h1>",
  [`${CACHE}/APP_PAGE/1f/$/index.meta`]: { headers: { "x-next": "1" } },
  [`${CACHE}/APP_PAGE/2e/$/products/wall-panels.html`]: "<h1>Panels</h1>",
  [`${CACHE}/APP_PAGE/2e/$/products/wall-panels.meta`]: {},
  [`${CACHE}/APP_ROUTE/3d/$/catalog.pdf.body`]: "%PDF-",
  "prerender-manifest.json": {
    version: 4,
    routes: { "/": { initialHeaders: { "x-old": "1" } }, "/products/wall-panels": {} },
  },
};

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "teragus-prerendered-"));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    const text = typeof content === "string" ? content : JSON.stringify(content);
    await writeFile(join(folder, name), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const fileOf = (name: string) =>
  listPrerenderedFiles(folder).then((files) => {
    const file = files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`${name} is not prerendered`);
    return file;
  });
const read = async (name: string) =>
  JSON.parse(await readFile(join(folder, name), "utf8")) as Record<string, unknown>;

it("finds every file by its name on the site, and no folder", async () => {
  const names = (await listPrerenderedFiles(folder)).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    "catalog.pdf.body",
    "index.html",
    "index.meta",
    "products/wall-panels.html",
    "products/wall-panels.meta",
  ]);
});

it.each([
  ["index.html", "/"],
  ["products/wall-panels.html", "/products/wall-panels"],
  ["catalog.pdf.body", "/catalog.pdf"],
  ["about.html.html", "/about.html"],
])("serves %s at %s", (name, route) => {
  expect(routeOf({ path: "", name })).toBe(route);
});

it("adds headers to those that a page has, or to none", async () => {
  const [home, panels] = [await fileOf("index.html"), await fileOf("products/wall-panels.html")];
  expect(await readHeaders(panels)).toEqual({});
  await addHeaders(home, { "x-new": "2" });
  await addHeaders(panels, { "x-new": "3" });
  expect(await readHeaders(home)).toEqual({ "x-next": "1", "x-new": "2" });
  expect(await readHeaders(panels)).toEqual({ "x-new": "3" });
});

it("adds headers to the manifest's routes and leaves the rest of it as it is", async () => {
  const [home, panels] = [await fileOf("index.html"), await fileOf("products/wall-panels.html")];
  const catalog = await fileOf("catalog.pdf.body");
  await addManifestHeaders(
    folder,
    new Map([
      [home.path, { "x-new": "2" }],
      [panels.path, { "x-new": "3" }],
      [catalog.path, { "x-new": "4" }],
    ]),
  );
  expect(await read("prerender-manifest.json")).toEqual({
    version: 4,
    routes: {
      "/": { initialHeaders: { "x-old": "1", "x-new": "2" } },
      "/products/wall-panels": { initialHeaders: { "x-new": "3" } },
    },
  });
});

it("links the files by their names on the site, also a second time", async () => {
  await linkPublicNames(folder);
  await linkPublicNames(folder);
  const { path } = await fileOf("products/wall-panels.html");
  const linked = await stat(join(folder, "server/app/products/wall-panels.html"));
  expect(linked.ino).toBe((await stat(path)).ino);
});
