import { readdirSync } from "node:fs";
import { join, parse } from "node:path";

/** What a master may be. Cameras' raw files and HEIC are not read. */
export const MASTER_TYPES = [".webp", ".jpg", ".jpeg", ".png", ".tif", ".tiff", ".avif"] as const;

/** Throws in words if the folder has no such image, or two. */
export function masterFile(folder: string, master: string): string {
  const [file, other] = mastersIn(folder).filter(({ name }) => name === master);
  if (!file) throw new Error(`${folder} has no ${master}${MASTER_TYPES.join(`, ${master}`)}.`);
  if (other) throw new Error(`${folder} has ${file.base} and ${other.base}: remove one of them.`);
  return join(folder, file.base);
}

/** The folder's files, without what systems hide in folders. */
export function mastersIn(folder: string) {
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .toSorted()
    .map((name) => parse(name));
}
