import { drawImage } from "./draw-image.ts";
import type { PreviewAnswer, PreviewTask } from "./preview-message.ts";

// On a port of its own: pdf.js speaks up on the worker's as soon as it is loaded.
addEventListener("message", ({ data, ports: [port] }: MessageEvent<PreviewTask>) => {
  void draw(data).then((answer) => port?.postMessage(answer));
});

const isPdf = (mediaType: string) => mediaType === "application/pdf";

/** Whatever a file does to the code that reads it ends as words. */
async function draw({ bytes, mediaType, maxWidth }: PreviewTask): Promise<PreviewAnswer> {
  try {
    const drawn = isPdf(mediaType)
      ? (await import("./draw-first-page.ts")).drawFirstPage(bytes, maxWidth)
      : drawImage(bytes, maxWidth);
    return { image: await drawn };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
