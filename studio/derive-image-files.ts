import sharp from "sharp";
import type { ImageRecord } from "#content/images/images.ts";
import type { ImageFormat } from "#lib/images/manifest-paths.ts";
import { IMAGE_SETTINGS } from "./image-settings.ts";

export async function cutFromMaster(
  master: Uint8Array,
  crop: ImageRecord["crop"],
): Promise<{ pixels: Buffer; width: number; height: number }> {
  // Cameras turn a picture by a note in the file.
  const image = sharp(master).autoOrient();
  const { autoOrient: size } = await image.metadata();
  const region = crop && {
    left: Math.round(crop.left * size.width),
    top: Math.round(crop.top * size.height),
    width: Math.round(crop.width * size.width),
    height: Math.round(crop.height * size.height),
  };
  const { data, info } = await (region ? image.extract(region) : image)
    .flatten({ background: "white" })
    .toColorspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

export async function encode(
  pixels: Buffer,
  subject: ImageRecord["subject"],
  width: number,
  format: ImageFormat,
): Promise<Buffer> {
  const settings = IMAGE_SETTINGS[subject];
  const resized = sharp(pixels).resize({ width });
  return format === "avif"
    ? resized
        .avif({ quality: settings.avifQuality, effort: 4, chromaSubsampling: "4:2:0" })
        .toBuffer()
    : resized.webp({ quality: settings.webpQuality, effort: 5, smartSubsample: true }).toBuffer();
}

/** A CSS gradient of three tones: no decoding, no `data:` URL in the policy, a quarter of an inline image's bytes. */
export async function placeholderOf(pixels: Buffer): Promise<string> {
  const { data } = await sharp(pixels)
    .resize(1, 3, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tones = [0, 3, 6].map((at) => `#${data.subarray(at, at + 3).toString("hex")}`);
  return `linear-gradient(${tones.join(",")})`;
}
