import { imageSize } from "image-size";

/** Decoded, four bytes a pixel, this is what a tab has to spare. */
const MAX_PIXELS = 100_000_000;

/**
 * A picture as a WebP that is at most `maxWidth` pixels wide. Its size is read from its header before anything is
 * decoded, since a few kilobytes can claim to be a wall of pixels.
 */
export async function drawImage(bytes: ArrayBuffer, maxWidth: number): Promise<Blob> {
  const { width, height } = imageSize(new Uint8Array(bytes));
  if (width * height > MAX_PIXELS)
    throw new Error(`${Math.round((width * height) / 1e6)} megapixels are too many`);
  const bitmap = await createImageBitmap(new Blob([bytes]), {
    resizeWidth: Math.min(maxWidth, width),
    resizeQuality: "high",
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: "image/webp" });
}
