import { getDocument } from "unpdf/pdfjs";

/** Skip larger embedded images: decoding them could exhaust the tab's memory. */
const MAX_IMAGE_PIXELS = 50_000_000;
/** Caps the canvas, since a page may claim any size. */
const MAX_CANVAS_PIXELS = 16_000_000;

/**
 * Renders a PDF's first page as a WebP `maxWidth` pixels wide. Runs in a worker and never executes the file's scripts.
 */
export async function drawFirstPage(bytes: ArrayBuffer, maxWidth: number): Promise<Blob> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilters,
    // Draw fonts as outlines, so that the browser does not parse untrusted font files.
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

/** Creates canvases without a document, as pdf.js needs in a worker. */
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

/** SVG filters require a document; previews omit them. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}
