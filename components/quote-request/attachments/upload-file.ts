import type { AnnouncedFile } from "#lib/quote-requests/attachment-upload.ts";
import { pause } from "./pause.ts";
import { UploadBroken } from "./upload-failure.ts";
import { announceFile, uploadOnce, type UploadContext } from "./upload-once.ts";

/** Pauses between tries, in milliseconds, growing; a server that says when to come again is heard. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** A connection on which nothing moves for so long counts as broken. */
export const STALL_MS = 25_000;

export type UploadEvents = {
  onProgress: (bytes: number) => void;
  onFinishing: () => void;
  /** The connection broke; the next try follows by itself. */
  onPause: () => void;
};

export type UploadOptions = Omit<UploadContext, "stallMs"> & {
  /** An event named `retry` on it ends a pause. */
  wake: EventTarget;
  stallMs?: number;
  pausesMs?: readonly number[];
};

/** The file on the visitor's disk is gone or was changed since it was chosen. */
export class FileUnreadable extends Error {}

/**
 * Brings a file to the server, through breaks in the network: each try sends what the server says is missing. Throws
 * `UploadBroken` where the pauses are used up without one more part having arrived, `UploadRefused`, `FileUnreadable`, or
 * the signal's reason.
 */
export async function uploadFile(
  file: AnnouncedFile,
  content: Blob,
  options: UploadOptions & UploadEvents,
): Promise<void> {
  const context = contextOf(options);
  const { onProgress, onFinishing } = options;
  let fewestMissing = Infinity;
  await keepTrying(options, async (gotFurther) => {
    const upload = await announceFile(file, context);
    if (upload.missingParts.length < fewestMissing) gotFurther();
    fewestMissing = upload.missingParts.length;
    try {
      await uploadOnce(file, upload, content, { ...context, onProgress, onFinishing });
    } catch (error) {
      // What a browser reports of a file that it cannot read looks like a broken connection.
      if (error instanceof UploadBroken && !(await isReadable(content))) throw new FileUnreadable();
      throw error;
    }
  });
}

/** Asks the server what it has of a file, through breaks in the network. Throws as `uploadFile` does. */
export async function askForFile(file: AnnouncedFile, options: UploadOptions) {
  return keepTrying({ ...options, onPause: () => undefined }, () =>
    announceFile(file, contextOf(options)),
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
      // Without a network no try is used up; the browser says when it is back.
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
