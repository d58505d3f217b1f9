import {
  DRAFT_KEY_HEADER,
  uploadSchema,
  type NewFile,
  type Upload,
} from "#lib/attachments/attachment-upload.ts";
import {
  ConnectionBroken,
  sendRequest,
  UploadBroken,
  UploadRejected,
  type UploadContext,
} from "./upload-request.ts";

/** Delays between attempts; the server's Retry-After overrides them. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** Broken connections in a row, each after the site itself has answered, mean that this network lets no part through. */
const MAX_BROKEN_CONNECTIONS = 3;
/** The server reads the whole file before it responds. */
const COMPLETE_MS = 60_000;

type UploadEvents = {
  /** Bytes sent of the whole file. */
  onProgress: (bytes: number) => void;
  /** All parts are stored and the server checks them. */
  onFinishing: () => void;
  onPause: () => void;
};

export type UploadOptions = UploadContext & {
  /** A `retry` event on it ends a pause. */
  wake: EventTarget;
  pausesMs?: readonly number[];
};

/** The file was deleted or changed on disk after it was chosen. */
export class FileUnreadable extends Error {}

/** Uploads with retries. Throws `UploadBroken`, `UploadRejected`, `FileUnreadable`, or the signal's reason. */
export async function uploadFile(
  file: NewFile,
  content: Blob,
  options: UploadOptions & UploadEvents,
): Promise<void> {
  let [fewestMissing, broken] = [Infinity, 0];
  await withRetries(options, async (resetFailures) => {
    const upload = await requestUpload(file, options);
    if (upload.missingParts.length < fewestMissing) {
      resetFailures();
      broken = 0;
    }
    fewestMissing = upload.missingParts.length;
    try {
      await sendMissing(file, upload, content, options);
    } catch (error) {
      // An unreadable file looks like a broken connection to the browser.
      if (error instanceof UploadBroken && !(await isReadable(content))) throw new FileUnreadable();
      if (error instanceof ConnectionBroken && (broken += 1) > MAX_BROKEN_CONNECTIONS)
        throw new UploadRejected("unsent");
      throw error;
    }
  });
}

/** Asks the server for an attachment's state, with retries. Throws as `uploadFile` does. */
export async function askForFile(file: NewFile, options: UploadOptions): Promise<Upload> {
  return withRetries({ ...options, onPause: () => undefined }, () => requestUpload(file, options));
}

type FileKey = Pick<NewFile, "id" | "draftKey">;

/** Throws as `uploadFile` does. */
export async function deleteFile({ id, draftKey }: FileKey, context: UploadContext): Promise<void> {
  const headers = { [DRAFT_KEY_HEADER]: draftKey };
  await sendRequest({ method: "DELETE", url: `/api/files/${id}`, headers }, context);
}

/** Returns the missing parts. Aborts only after the response, so that the caller knows what is stored. */
async function requestUpload(file: NewFile, context: UploadContext): Promise<Upload> {
  const headers = { "content-type": "application/json" };
  const text = await sendRequest(
    { method: "POST", url: "/api/files", headers, body: JSON.stringify(file) },
    { ...context, signal: new AbortController().signal },
  );
  context.signal.throwIfAborted();
  try {
    return uploadSchema.parse(JSON.parse(text));
  } catch {
    // A captive portal responds to everything.
    throw new UploadBroken("not a response of this site");
  }
}

/** Sends the missing parts and completes the upload. */
async function sendMissing(
  { id, draftKey, size }: NewFile,
  { state, partBytes, missingParts }: Upload,
  content: Blob,
  { onProgress, onFinishing, ...context }: UploadContext & Omit<UploadEvents, "onPause">,
): Promise<void> {
  if (state === "complete") return;
  const headers = { [DRAFT_KEY_HEADER]: draftKey };
  const range = (number: number) => content.slice((number - 1) * partBytes, number * partBytes);
  const missing = missingParts.map(({ number, url }) => ({ url, body: range(number) }));
  let uploaded = size - missing.reduce((sum, { body }) => sum + body.size, 0);
  onProgress(uploaded);
  for (const { url, body } of missing) {
    const before = uploaded;
    // Some networks refuse PUT.
    await sendRequest({ method: "POST", url, headers, body }, context, (bytes) =>
      onProgress(before + Math.min(bytes, body.size)),
    );
    uploaded += body.size;
    onProgress(uploaded);
  }
  onFinishing();
  const complete = { method: "POST", url: `/api/files/${id}/complete`, headers } as const;
  await sendRequest(complete, { ...context, stallMs: COMPLETE_MS });
}

async function withRetries<Result>(
  options: UploadOptions & Pick<UploadEvents, "onPause">,
  attempt: (resetFailures: () => void) => Promise<Result>,
): Promise<Result> {
  const { signal, wake, pausesMs = RETRY_DELAYS_MS, onPause } = options;
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
      await pause(error.retryAfterSeconds * 1_000 || milliseconds, wake, signal);
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
