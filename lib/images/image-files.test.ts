import { expect, it } from "vitest";
import manifest from "#content/images/manifest.json" with { type: "json" };
import type { ImageId } from "#content/images/images.ts";
import { derivedPaths } from "./manifest-paths.ts";
import { imageFile, imageSourceSet, imageSwatch, largeImage } from "./image-files.ts";

const ids = Object.keys(manifest) as ImageId[];
const candidatesOf = (id: ImageId, from?: number) =>
  imageSourceSet(id, "avif", from)
    .split(", ")
    .map((candidate) => candidate.split(" "));

it("offers each width of an image under one version", () => {
  for (const id of ids) {
    const candidates = candidatesOf(id);
    expect(candidates.map(([, width]) => width)).toEqual(
      manifest[id].widths.map((width) => `${width}w`),
    );
    for (const [url, width] of candidates)
      expect(url).toMatch(
        new RegExp(
          `^/images/${manifest[id].subject}/${id}-${Number.parseInt(width ?? "")}\\.avif\\?v=[0-9a-f]{6}$`,
        ),
      );
  }
  const marks = ids.flatMap((id) => candidatesOf(id).map(([url = ""]) => url.split("?v=")[1]));
  expect(new Set(marks).size).toBe(1);
});

it("falls back to the widest WebP up to 960 px, with a placeholder color", () => {
  for (const id of ids) {
    const { src, placeholder, width, height } = imageFile(id);
    const middle = Math.max(...manifest[id].widths.filter((candidate) => candidate <= 960));
    expect(src).toContain(`/${id}-${middle}.webp?v=`);
    expect(placeholder).toMatch(/^#[0-9a-f]{3,8}$/i);
    expect({ width, height }).toMatchObject({
      width: manifest[id].width,
      height: manifest[id].height,
    });
  }
});

it("references only existing files in both formats", () => {
  const made = new Set(derivedPaths(manifest as Parameters<typeof derivedPaths>[0]));
  for (const id of ids) {
    const asked = [
      imageFile(id).src,
      imageSwatch(id),
      ...candidatesOf(id).map(([url = ""]) => url),
    ];
    asked.push(...imageSourceSet(id, "webp").split(", "), largeImage(id));
    for (const url of asked)
      expect(made).toContain(url.replace(/^\/images\//, "").replace(/\?v=.*$/, ""));
  }
});
