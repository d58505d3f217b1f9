import type { PreviewResult, PreviewStart, PreviewTask } from "./preview-message.ts";

/** A file that takes longer is likely malicious or useless as a preview. */
const DRAWING_LIMIT_MS = 3_000;
const LOADING_LIMIT_MS = 15_000;

let last: Promise<unknown> = Promise.resolve();

/** Resolves with a data URL. One worker per preview, one at a time; ended on timeout or abort. */
export function drawPreview(task: PreviewTask, signal: AbortSignal): Promise<string> {
  const drawn = last.then(() => drawInWorker(task, signal));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function drawInWorker(task: PreviewTask, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
  const limit = new AbortController();
  const stop = () => limit.abort(new Error("A preview of this file takes too long"));
  const over = AbortSignal.any([signal, limit.signal]);
  let timer = setTimeout(stop, LOADING_LIMIT_MS);
  const { port1, port2 } = new MessageChannel();
  try {
    const preview = await new Promise<PreviewResult>((resolve, reject) => {
      over.addEventListener("abort", () => reject(over.reason as Error), { once: true });
      port1.addEventListener("message", ({ data }: MessageEvent<PreviewStart | PreviewResult>) => {
        if (!("started" in data)) return resolve(data);
        clearTimeout(timer);
        timer = setTimeout(stop, DRAWING_LIMIT_MS);
      });
      port1.start();
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage(task, [task.bytes, port2]);
    });
    if ("error" in preview) throw new Error(preview.error);
    return await toDataUrl(preview.image);
  } finally {
    clearTimeout(timer);
    port1.close();
    worker.terminate();
  }
}

/** Unlike an object URL, a data URL needs no release. */
function toDataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("not read")));
    reader.readAsDataURL(image);
  });
}
