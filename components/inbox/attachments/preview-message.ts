/** What the preview worker is given: a file's bytes, and how wide the preview may be in pixels. */
export type PreviewTask = { bytes: ArrayBuffer; mediaType: string; maxWidth: number };

/** What it answers: a picture, or why there is none. */
export type PreviewAnswer = { image: Blob } | { error: string };

/** The types that have a preview: what browsers decode, and PDF. */
export function hasPreview(mediaType: string | null): boolean {
  return /^(image\/(jpeg|png|webp)|application\/pdf)$/.test(mediaType ?? "");
}
