import { join } from "node:path";
import sharp from "sharp";
import { images, type ImageId, type ImageRecord } from "#content/images/images.ts";
import { masterFile } from "#lib/images/master-files.ts";
import { oncePerProcess } from "#lib/once-per-process.ts";

const MASTERS = join(process.cwd(), "studio/masters");
/** The folder of the fonts that `typefaces` names for print. */
export const PRINT_FONTS = join(process.cwd(), "components/styles/fonts");

/** Converts an image to JPEG (PDF has no WebP), cropped at its center to these pixels, never enlarged. Once per process. */
export function printImage(
  id: ImageId,
  width: number,
  height: number,
  quality = 78,
): Promise<Buffer> {
  return oncePerProcess(`${id} ${width} ${height} ${quality}`, async () => {
    const record: ImageRecord = images[id];
    const master = sharp(masterFile(MASTERS, record.master)).autoOrient();
    if (record.crop) {
      const { width: fullWidth, height: fullHeight } = (await master.metadata()).autoOrient;
      master.extract({
        left: Math.round(record.crop.left * fullWidth),
        top: Math.round(record.crop.top * fullHeight),
        width: Math.round(record.crop.width * fullWidth),
        height: Math.round(record.crop.height * fullHeight),
      });
    }
    const cropped = master.resize(width, height, { fit: "cover", withoutEnlargement: true });
    // JPEG has no transparency.
    return cropped.flatten({ background: "white" }).jpeg({ quality }).toBuffer();
  });
}
