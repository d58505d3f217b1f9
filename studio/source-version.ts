import { createHash } from "node:crypto";
import type { PictureRecord } from "#content/images/image-record.ts";
import { PICTURE_SETTINGS } from "./image-settings.ts";

/** The checksum that the manifest keeps of a master. */
export function checksumOf(master: Uint8Array): string {
  return createHash("sha256").update(master).digest("hex");
}

/** Changes whenever the files of a picture have to be made anew. */
export function versionOf(record: PictureRecord, masterChecksum: string): string {
  const recipe = [masterChecksum, record.crop ?? null, PICTURE_SETTINGS[record.subject]];
  return createHash("sha256").update(JSON.stringify(recipe)).digest("hex").slice(0, 8);
}
