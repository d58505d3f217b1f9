import { drawImage } from "./draw-image.ts";
import { limitMemory } from "./memory-budget.ts";
import type { PreviewResult, PreviewStart, PreviewTask } from "./preview-message.ts";

/** For all streams, images and canvases of a PDF together. */
const MAX_PDF_BYTES = 128_000_000;

// Uses its own port: pdf.js posts messages on the worker's as soon as it loads.
addEventListener("message", ({ data, ports: [port] }: MessageEvent<PreviewTask>) => {
  if (isPdf(data.mediaType))
    limitMemory(MAX_PDF_BYTES, (error) => port?.postMessage({ error } satisfies PreviewResult));
  const onStart = () => port?.postMessage({ started: true } satisfies PreviewStart);
  void draw(data, onStart).then((preview) => port?.postMessage(preview));
});

const isPdf = (mediaType: string) => mediaType === "application/pdf";

/** Turns any failure of the decoder into an error message. */
async function draw(
  { bytes, mediaType, maxWidth }: PreviewTask,
  onStart: () => void,
): Promise<PreviewResult> {
  try {
    const drawFile = isPdf(mediaType)
      ? (await import("./draw-first-page.ts")).drawFirstPage
      : drawImage;
    onStart();
    return { image: await drawFile(bytes, maxWidth) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
