/** `maxWidth` is in pixels. */
export type PreviewTask = { bytes: ArrayBuffer; mediaType: string; maxWidth: number };

export type PreviewAnswer = { image: Blob } | { error: string };

export function hasPreview(mediaType: string | null): boolean {
  return /^(image\/(jpeg|png|webp)|application\/pdf)$/.test(mediaType ?? "");
}
