import { drawImage } from "./draw-image.ts";
import type { PreviewResult, PreviewTask } from "./preview-message.ts";

// Uses its own port: pdf.js posts messages on the worker's as soon as it loads.
addEventListener("message", ({ data, ports: [port] }: MessageEvent<PreviewTask>) => {
  void draw(data).then((preview) => port?.postMessage(preview));
});

const isPdf = (mediaType: string) => mediaType === "application/pdf";

/** Turns any failure of the decoder into an error message. */
async function draw({ bytes, mediaType, maxWidth }: PreviewTask): Promise<PreviewResult> {
  try {
    const drawn = isPdf(mediaType)
      ? (await import("./draw-first-page.ts")).drawFirstPage(bytes, maxWidth)
      : drawImage(bytes, maxWidth);
    return { image: await drawn };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
