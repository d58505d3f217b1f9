import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifestFile from "#content/images/manifest.json" with { type: "json" };
import type { ImageRecord } from "#content/images/image-record.ts";
import { images } from "#content/images/images.ts";
import { pages } from "#content/site/site-routes.ts";
import { imagePlacesOf } from "#server/documents/page-images.ts";
import { derivedPaths, type ImageManifest } from "./manifest-paths.ts";
import { checksumOf, versionOf } from "#studio/source-version.ts";

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
      const sha256 = checksumOf(readFileSync(join(MASTERS, `${record.master}.webp`)));
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
  it("stay within 16 MB of masters and 14 MB of derived files", () => {
    expect(bytesOf(filesIn(MASTERS))).toBeLessThanOrEqual(16 * MEGABYTE);
    expect(bytesOf(filesIn(IMAGES))).toBeLessThanOrEqual(14 * MEGABYTE);
  });

  it("use every master in the repository", () => {
    const used = new Set(records.map(([, { master }]) => `${master}.webp`));
    expect(readdirSync(MASTERS).filter((name) => !used.has(name))).toEqual([]);
  });

  it("have alt texts and captions of suitable length", () => {
    for (const [id, { alt, caption }] of records) {
      expect(alt.length, id).toBeGreaterThan(20);
      expect(alt.length, id).toBeLessThan(200);
      expect(caption.length, id).toBeLessThan(90);
    }
  });
});
