import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifestFile from "#content/images/manifest.json" with { type: "json" };
import { type ImageRecord, images } from "#content/images/images.ts";
import { pages } from "#content/site/site-routes.ts";
import { imagePlacesOf } from "./page-images.ts";
import { derivedPaths, type ImageManifest } from "./manifest-paths.ts";
import { masterFile } from "./master-files.ts";
import { imageProblems } from "#studio/check-images.ts";
import { checksumOf, versionOf } from "#studio/image-settings.ts";

const ROOT = join(import.meta.dirname, "../..");
const MASTERS = join(ROOT, "studio/masters");
const IMAGES = join(ROOT, "public/images");
const MEGABYTE = 1_000_000;

const manifest = manifestFile as ImageManifest;
const records: [string, ImageRecord][] = Object.entries(images);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function bytesOf(files: string[]): number {
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

function repeated(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

describe("image manifest", () => {
  it("lists the same images as the records", () => {
    expect(Object.keys(manifest)).toEqual(Object.keys(images));
  });

  it.each(records)(
    "matches the current master of %s (npx node studio/build-images.ts)",
    (id, record) => {
      const sha256 = checksumOf(readFileSync(masterFile(MASTERS, record.master)));
      expect(manifest[id]).toMatchObject({
        subject: record.subject,
        sha256,
        version: versionOf(record, sha256),
      });
    },
  );

  it("lists exactly the files on disk", () => {
    const promised = derivedPaths(manifest).map((path) => join(IMAGES, path));
    expect(promised.filter((path) => !existsSync(path))).toEqual([]);
    expect(filesIn(IMAGES).filter((path) => !promised.includes(path))).toEqual([]);
  });

  it("limits placeholders to 200 bytes and each width to twice the previous pixels", () => {
    for (const { placeholder, widths } of Object.values(manifest)) {
      expect(Buffer.byteLength(placeholder)).toBeLessThanOrEqual(200);
      widths.slice(1).forEach((width, index) => {
        expect((width / (widths[index] ?? 1)) ** 2).toBeLessThanOrEqual(2);
      });
    }
  });
});

describe("image", () => {
  it("does not share its master with another record, except for crops", () => {
    const whole = records.filter(([, { crop }]) => crop === undefined);
    expect(repeated(whole.map(([, { master }]) => master))).toEqual([]);
  });

  it.each(pages.map((page) => [page.path, page] as const))(
    "appears only once on %s",
    (_path, page) => {
      expect(repeated(imagePlacesOf(page).map((id) => images[id].master))).toEqual([]);
    },
  );
});

describe("image files", () => {
  it.each(Object.entries(manifest))("of %s weigh at most 1.5 MB together", (id, entry) => {
    const files = derivedPaths({ [id]: entry }).map((path) => join(IMAGES, path));
    expect(bytesOf(files)).toBeLessThanOrEqual(1.5 * MEGABYTE);
  });

  it("have readable masters, alt texts and captions, and no other master lies beside them", async () => {
    expect(await imageProblems(Object.fromEntries(records), MASTERS)).toEqual([]);
  });
});
