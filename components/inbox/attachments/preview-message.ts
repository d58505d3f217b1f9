/** A task for the preview worker; `maxWidth` in pixels. */
export type PreviewTask = { bytes: ArrayBuffer; mediaType: string; maxWidth: number };

export type PreviewResult = { image: Blob } | { error: string };

/** Sent before the result, once the scripts are loaded. */
export type PreviewStart = { started: true };

/** Image types that browsers decode, and PDF. */
export function hasPreview(mediaType: string | null): boolean {
  return /^(image\/(jpeg|png|webp)|application\/pdf)$/.test(mediaType ?? "");
}
