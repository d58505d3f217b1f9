import type { AnnouncedFile } from "#lib/quote-requests/attachment-upload.ts";
import { UploadBroken } from "./upload-failure.ts";
import { requestUpload, uploadOnce, type UploadContext } from "./upload-once.ts";

/** Delays between tries; the server's Retry-After overrides them. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** A connection without progress for this long counts as broken. */
export const STALL_MS = 25_000;

type UploadEvents = {
  onProgress: (bytes: number) => void;
  onFinishing: () => void;
  onPause: () => void;
};

export type UploadOptions = Omit<UploadContext, "stallMs"> & {
  /** A `retry` event on it ends a pause. */
  wake: EventTarget;
  stallMs?: number;
  pausesMs?: readonly number[];
};

/** The file was deleted or changed on disk after it was chosen. */
export class FileUnreadable extends Error {}

/** Uploads with retries. Throws `UploadBroken`, `UploadRejected`, `FileUnreadable`, or the signal's reason. */
export async function uploadFile(
  file: AnnouncedFile,
  content: Blob,
  options: UploadOptions & UploadEvents,
): Promise<void> {
  const context = contextOf(options);
  const { onProgress, onFinishing } = options;
  let fewestMissing = Infinity;
  await keepTrying(options, async (gotFurther) => {
    const upload = await requestUpload(file, context);
    if (upload.missingParts.length < fewestMissing) gotFurther();
    fewestMissing = upload.missingParts.length;
    try {
      await uploadOnce(file, upload, content, { ...context, onProgress, onFinishing });
    } catch (error) {
      // An unreadable file looks like a broken connection to the browser.
      if (error instanceof UploadBroken && !(await isReadable(content))) throw new FileUnreadable();
      throw error;
    }
  });
}

/** Asks the server for an attachment's state, with retries. Throws as `uploadFile` does. */
export async function askForFile(file: AnnouncedFile, options: UploadOptions) {
  return keepTrying({ ...options, onPause: () => undefined }, () =>
    requestUpload(file, contextOf(options)),
  );
}

function contextOf({ site, signal, stallMs = STALL_MS }: UploadOptions): UploadContext {
  return { site, signal, stallMs };
}

async function keepTrying<Result>(
  options: UploadOptions & Pick<UploadEvents, "onPause">,
  attempt: (gotFurther: () => void) => Promise<Result>,
): Promise<Result> {
  const { signal, wake, pausesMs = PAUSES_MS, onPause } = options;
  let failures = 0;
  for (;;) {
    try {
      return await attempt(() => (failures = 0));
    } catch (error) {
      signal.throwIfAborted();
      const milliseconds = pausesMs[failures];
      if (!(error instanceof UploadBroken) || milliseconds === undefined) throw error;
      // Offline tries do not count; the `online` event ends the pause.
      if (navigator.onLine !== false) failures += 1;
      onPause();
      await pause((error.retryAfterSeconds ?? 0) * 1_000 || milliseconds, wake, signal);
    }
  }
}

async function isReadable(content: Blob): Promise<boolean> {
  return content
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Ends early on an `online` event or a `retry` event on `wake`. Rejects with the signal's reason. */
function pause(milliseconds: number, wake: EventTarget, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const once = { signal: over.signal };
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    window.addEventListener("online", () => resolve(), once);
    wake.addEventListener("retry", () => resolve(), once);
    signal.addEventListener("abort", () => reject(signal.reason), once);
  }).finally(() => over.abort());
}
