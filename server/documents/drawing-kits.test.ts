import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { products } from "#content/products/product-list.ts";
import { wallPanels } from "#content/products/wall-panels.ts";
import { drawingKitPath } from "#content/request-quote-path.ts";
import { readArchive } from "#e2e/support/read-archive.ts";
import { renderDocument } from "./document-format.ts";

const MAX_TOGETHER = 12_000_000;
const TEXTURE_PIXELS = 2_048;
const kits = products.map(({ slug }) => ({ slug, zip: join("public", drawingKitPath(slug)) }));

it("weighs what the pages say, and little enough for a repository", async () => {
  const sizes = await Promise.all(kits.map(async ({ zip }) => (await stat(zip)).size));
  for (const [index, { slug }] of kits.entries())
    expect((await renderDocument(drawingKitPath(slug))).length).toBe(sizes[index]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_TOGETHER);
});

describe.each(kits)("the kit of $slug", ({ slug, zip }) => {
  let files: Map<string, Buffer>;
  let readme: string;
  const named = (extension: string) =>
    [...files].flatMap(([name, bytes]) =>
      name.endsWith(extension) ? [{ name: name.split("/").at(-1) ?? "", bytes }] : [],
    );
  beforeAll(async () => {
    files = readArchive(await readFile(zip));
    readme = files.get(`${slug}/README.txt`)?.toString() ?? "";
  });

  it("has DXF of release 2018 in millimeters, named in its README and as large as the pages say", () => {
    const drawings = named(".dxf");
    const listed = [...readme.matchAll(/^ {2}(\S+\.dxf): /gm)].map(([, name]) => name);
    expect(drawings.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
    const samples = wallPanels.sections.find((section) => section.kind === "samples");
    const panels = slug === wallPanels.slug && samples ? samples.items : [];
    for (const { name, bytes } of drawings) {
      const lines = bytes.toString().split(/\r?\n/);
      const header = (variable: string) => lines[lines.indexOf(variable) + 2];
      expect([header("$ACADVER"), header("$INSUNITS")], name).toEqual(["AC1032", "4"]);
      const panel = panels.find((each) => name === `panel-${each.slug}.dxf`);
      if (panel) expect(`${heightOf(lines)} mm`, name).toBe(panel.values[0].metric);
    }
  });

  it("has IFC 4 with the objects that its README names, where it has one", () => {
    const objects = [...readme.matchAll(/^ {2}(\S.*) \((\w+)\)\r?$/gm)];
    const [model] = named(".ifc");
    expect(model !== undefined).toBe(objects.length > 0);
    const text = model?.bytes.toString() ?? "";
    if (model) expect(text).toContain("FILE_SCHEMA(('IFC4'));");
    for (const [, name, type] of objects)
      expect(text).toMatch(new RegExp(`=${type}\\('[^']+',\\$,'${name}'`));
  });

  it("has square images that repeat, three of each texture", async () => {
    const textures = named(".jpg");
    expect(textures).toHaveLength(3 * [...readme.matchAll(/: \d+ × \d+ mm/g)].length);
    for (const { name, bytes } of textures) {
      const { width, height, format } = await sharp(bytes).metadata();
      expect([width, height, format], name).toEqual([TEXTURE_PIXELS, TEXTURE_PIXELS, "jpeg"]);
    }
  });
});

/** Of a drawing's outlines: pairs of a code (20 for the height of a point) and its value. */
function heightOf(lines: readonly string[]): number {
  let isOutline = false;
  const heights: number[] = [];
  for (let at = 0; at < lines.length; at += 2) {
    const [code, value = ""] = [lines[at]?.trim(), lines[at + 1]];
    if (code === "0") isOutline = value === "LWPOLYLINE";
    if (code === "20" && isOutline) heights.push(Number(value));
  }
  return Math.round(Math.max(...heights) - Math.min(...heights));
}
