/** Builds changed images from `studio/masters`, removes unused ones, and writes `content/images/manifest.json`. */
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ImageRecord } from "#content/images/image-record.ts";
import { images } from "#content/images/images.ts";
import { cutFromMaster, encode, placeholderOf } from "./derive-image-files.ts";
import {
  IMAGE_FORMATS,
  derivedPath,
  derivedPaths,
  filesIn,
  type ImageManifest,
  type ImageManifestEntry,
} from "#lib/images/manifest-paths.ts";
import { checksumOf, versionOf } from "./source-version.ts";
import { widthsOf } from "./image-settings.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MASTERS = join(ROOT, "studio/masters");
const MANIFEST = join(ROOT, "content/images/manifest.json");
const IMAGES = join(ROOT, "public/images");

async function writeImage(id: string, record: ImageRecord): Promise<ImageManifestEntry> {
  const master = await readFile(join(MASTERS, `${record.master}.webp`));
  const sha256 = checksumOf(master);
  const version = versionOf(record, sha256);
  const { pixels, width, height } = await cutFromMaster(master, record.crop);
  const { widths, large } = widthsOf(record.subject, width);
  for (const format of IMAGE_FORMATS) {
    for (const target of filesIn(format, widths, large)) {
      const path = join(IMAGES, derivedPath(id, record.subject, target, format));
      // One at a time: the encoder uses every core.
      const bytes = await encode(pixels, record.subject, target, format);
      await mkdir(dirname(path), { recursive: true }).then(() => writeFile(path, bytes));
    }
  }
  const placeholder = await placeholderOf(pixels);
  return {
    subject: record.subject,
    width,
    height,
    widths,
    ...(large && { large }),
    placeholder,
    sha256,
    version,
  };
}

async function isCurrent(id: string, record: ImageRecord, entry: ImageManifestEntry | undefined) {
  if (!entry) return false;
  const sha256 = checksumOf(await readFile(join(MASTERS, `${record.master}.webp`)));
  return (
    entry.version === versionOf(record, sha256) &&
    entry.subject === record.subject &&
    derivedPaths({ [id]: entry }).every((path) => existsSync(join(IMAGES, path)))
  );
}

async function removeOrphans(manifest: ImageManifest): Promise<number> {
  const promised = new Set(derivedPaths(manifest));
  const entries = await readdir(IMAGES, { recursive: true, withFileTypes: true });
  const orphans = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(IMAGES, join(entry.parentPath, entry.name)))
    .filter((path) => !promised.has(path));
  await Promise.all(orphans.map((path) => rm(join(IMAGES, path))));
  return orphans.length;
}

const previous: ImageManifest = existsSync(MANIFEST)
  ? JSON.parse(await readFile(MANIFEST, "utf8"))
  : {};
const manifest: ImageManifest = {};
let made = 0;
for (const [id, record] of Object.entries<ImageRecord>(images)) {
  const kept = previous[id];
  if (kept && (await isCurrent(id, record, kept))) {
    manifest[id] = kept;
  } else {
    manifest[id] = await writeImage(id, record);
    made += 1;
  }
}
await mkdir(IMAGES, { recursive: true });
const removed = await removeOrphans(manifest);
await writeFile(MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(
  `${made} pictures made, ${Object.keys(manifest).length - made} kept, ${removed} files removed\n`,
);
