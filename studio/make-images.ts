import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { ImageRecord } from "#content/images/images.ts";
import {
  IMAGE_FORMATS,
  derivedPath,
  derivedPaths,
  filesIn,
  type ImageManifest,
  type ImageManifestEntry,
} from "#lib/images/manifest-paths.ts";
import { masterFile } from "#lib/images/master-files.ts";
import { readable } from "./check-images.ts";
import { cutFromMaster, encode, placeholderOf } from "./derive-image-files.ts";
import { checksumOf, versionOf, widthsOf } from "./image-settings.ts";

type ImageFolders = { masters: string; images: string };

type MadeImages = { manifest: ImageManifest; made: string[]; removed: number };

/** Makes the files of records that changed since the `previous` manifest, and removes those that no record has. */
export async function makeImages(
  records: Readonly<Record<string, ImageRecord>>,
  { masters, images }: ImageFolders,
  previous: ImageManifest,
): Promise<MadeImages> {
  const manifest: ImageManifest = {};
  const made: string[] = [];
  for (const [id, record] of Object.entries(records)) {
    const file = masterFile(masters, record.master);
    const master = await readFile(file);
    const kept = previous[id];
    if (kept && isCurrent(kept, id, record, master, images)) manifest[id] = kept;
    else {
      manifest[id] = await readable(basename(file), makeImage(id, record, master, images));
      made.push(id);
    }
  }
  return { manifest, made, removed: await removeOrphans(manifest, images) };
}

async function makeImage(
  id: string,
  record: ImageRecord,
  master: Buffer,
  images: string,
): Promise<ImageManifestEntry> {
  const sha256 = checksumOf(master);
  const { pixels, width, height } = await cutFromMaster(master, record.crop);
  const { widths, large } = widthsOf(record.subject, width);
  for (const format of IMAGE_FORMATS) {
    for (const target of filesIn(format, widths, large)) {
      const path = join(images, derivedPath(id, record.subject, target, format));
      // One at a time: the encoder uses every core.
      const bytes = await encode(pixels, record.subject, target, format);
      await mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, bytes));
    }
  }
  return {
    subject: record.subject,
    width,
    height,
    widths,
    ...(large && { large }),
    placeholder: await placeholderOf(pixels),
    sha256,
    version: versionOf(record, sha256),
  };
}

function isCurrent(
  entry: ImageManifestEntry,
  id: string,
  record: ImageRecord,
  master: Buffer,
  images: string,
): boolean {
  return (
    entry.version === versionOf(record, checksumOf(master)) &&
    entry.subject === record.subject &&
    derivedPaths({ [id]: entry }).every((path) => existsSync(join(images, path)))
  );
}

async function removeOrphans(manifest: ImageManifest, images: string): Promise<number> {
  const promised = new Set(derivedPaths(manifest));
  await mkdir(images, { recursive: true });
  const entries = await readdir(images, { recursive: true, withFileTypes: true });
  const orphans = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(images, join(entry.parentPath, entry.name)))
    .filter((path) => !promised.has(path));
  await Promise.all(orphans.map((path) => rm(join(images, path))));
  return orphans.length;
}
