import { createHash } from "node:crypto";
import type { ImageRecord } from "#content/images/images.ts";
import { IMAGE_SETTINGS } from "./image-settings.ts";

/** As stored in the manifest. */
export function checksumOf(master: Uint8Array): string {
  return createHash("sha256").update(master).digest("hex");
}

/** Changes whenever the image's files must be rebuilt. */
export function versionOf(record: ImageRecord, masterChecksum: string): string {
  const recipe = [masterChecksum, record.crop ?? null, IMAGE_SETTINGS[record.subject]];
  return createHash("sha256").update(JSON.stringify(recipe)).digest("hex").slice(0, 8);
}
