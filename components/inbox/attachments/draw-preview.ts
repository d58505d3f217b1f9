import type { PreviewAnswer, PreviewTask } from "./preview-message.ts";

/** A file that needs longer has something to hide, or nothing to show in a list. */
const LIMIT_MS = 15_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws the preview of a file in a worker of its own, one after the other, as an address for an `<img>`; ended with the worker when it takes too long
 * or `signal` aborts. Rejects with the reason where there is none.
 */
export function drawPreview(task: PreviewTask, signal: AbortSignal): Promise<string> {
  const drawn = last.then(() => drawInWorker(task, signal));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function drawInWorker(task: PreviewTask, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./preview-worker.ts", import.meta.url), { type: "module" });
  const over = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const { port1, port2 } = new MessageChannel();
  try {
    const answer = await new Promise<PreviewAnswer>((resolve, reject) => {
      over.addEventListener("abort", () => reject(over.reason as Error), { once: true });
      port1.addEventListener("message", ({ data }: MessageEvent<PreviewAnswer>) => resolve(data));
      port1.start();
      worker.addEventListener("error", ({ message }) => reject(new Error(message)));
      worker.postMessage(task, [task.bytes, port2]);
    });
    if ("error" in answer) throw new Error(answer.error);
    return await toDataUrl(answer.image);
  } finally {
    port1.close();
    worker.terminate();
  }
}

/** Unlike an address of an object it holds nothing that somebody would have to give back. */
function toDataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("not read")));
    reader.readAsDataURL(image);
  });
}
