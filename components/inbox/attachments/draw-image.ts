import { imageSize } from "image-size";

/** At most 250 MB while it is decoded: four bytes a pixel, and six for a progressive JPEG's coefficients. */
const MAX_PIXELS = 25_000_000;

/** A WebP at most `maxWidth` pixels wide. Checks the header's size first: a small file can declare a huge image. */
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
