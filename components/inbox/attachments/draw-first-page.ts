import { getDocument } from "unpdf/pdfjs";

/** Skips larger images within a page, which could exhaust the tab's memory. */
const MAX_IMAGE_PIXELS = 16_000_000;
/** Bounds the canvas of a page with absurd dimensions. */
const MAX_CANVAS_PIXELS = 4_000_000;

/** The first page of a PDF as a WebP at most `maxWidth` pixels wide. Runs in a worker; scripts in the PDF do not run. */
export async function drawFirstPage(bytes: ArrayBuffer, maxWidth: number): Promise<Blob> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilters,
    // Draws fonts as outlines instead of passing untrusted fonts to the browser.
    disableFontFace: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    useWorkerFetch: false,
    useWasm: false,
    verbosity: 0,
  });
  try {
    const page = await (await task.promise).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(maxWidth / width, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
    const viewport = page.getViewport({ scale });
    const canvas = new OffscreenCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      viewport,
      // The "display" intent waits for an animation frame, which a worker may never get.
      intent: "print",
    }).promise;
    return await canvas.convertToBlob({ type: "image/webp" });
  } finally {
    await task.destroy();
  }
}

/** pdf.js creates canvases with `document`, which a worker lacks. */
class WorkerCanvasFactory {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    Object.assign(canvas, { width, height });
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    Object.assign(canvas, { width: 0, height: 0 });
  }

  getNoAlphaContext(canvas: OffscreenCanvas) {
    return canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  }
}

/** pdf.js needs a document for SVG filters; a preview works without them. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}
