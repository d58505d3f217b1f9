import {
  DRAFT_KEY_HEADER,
  uploadSchema,
  type AnnouncedFile,
  type Upload,
} from "#lib/quote-requests/attachment-upload.ts";
import { failureOf, UploadBroken } from "./upload-failure.ts";
import { ConnectionBroken, sendRequest, type UploadResponse } from "./send-xhr.ts";

export type UploadContext = {
  /** The site's origin, such as `https://teragus.example`. */
  site: string;
  signal: AbortSignal;
  stallMs: number;
};

type Progress = {
  /** Bytes sent of the whole file. */
  onProgress: (bytes: number) => void;
  /** All parts are stored and the server checks them. */
  onFinishing: () => void;
};

const JSON_BODY = { "content-type": "application/json" };
/** The server reads the whole file before it responds. */
const COMPLETE_MS = 60_000;

/** Returns the missing parts. Aborts only after the response, so that the caller knows what is stored. */
export async function requestUpload(file: AnnouncedFile, context: UploadContext): Promise<Upload> {
  const request = {
    method: "POST",
    url: new URL("/api/files", context.site).href,
    headers: JSON_BODY,
    body: JSON.stringify(file),
  } as const;
  const { signal } = new AbortController();
  const response = await call(() => sendRequest(request, { ...context, signal }));
  context.signal.throwIfAborted();
  try {
    return uploadSchema.parse(JSON.parse(response.text));
  } catch {
    // A captive portal responds to everything.
    throw new UploadBroken(response);
  }
}

/** Sends the missing parts and completes the upload. Throws `UploadBroken`, `UploadRejected`, or the signal's reason. */
export async function uploadOnce(
  file: AnnouncedFile,
  upload: Upload,
  content: Blob,
  { onProgress, onFinishing, ...context }: UploadContext & Progress,
): Promise<void> {
  if (upload.state === "complete") return;
  const { partBytes, missingParts } = upload;
  const range = (number: number) => content.slice((number - 1) * partBytes, number * partBytes);
  const missing = missingParts.map(({ number, url }) => ({ url, part: range(number) }));
  let there = file.size - missing.reduce((sum, { part }) => sum + part.size, 0);
  onProgress(there);
  for (const { url, part } of missing) {
    const before = there;
    await sendPart(part, url, file.draftKey, {
      ...context,
      onProgress: (bytes) => onProgress(before + Math.min(bytes, part.size)),
    });
    there += part.size;
    onProgress(there);
  }
  onFinishing();
  await callFile("POST", "/complete", file, { ...context, stallMs: COMPLETE_MS });
}

/** Throws as `uploadOnce` does. */
export async function deleteFile(
  file: Pick<AnnouncedFile, "id" | "draftKey">,
  context: UploadContext,
): Promise<void> {
  await callFile("DELETE", "", file, context);
}

function sendPart(
  body: Blob,
  address: string,
  draftKey: string,
  watch: UploadContext & Pick<Progress, "onProgress">,
): Promise<UploadResponse> {
  const url = new URL(address, watch.site).href;
  const headers = { [DRAFT_KEY_HEADER]: draftKey };
  // Some networks refuse PUT.
  return call(() => sendRequest({ method: "POST", url, headers, body }, watch));
}

function callFile(
  method: "POST" | "DELETE",
  path: string,
  { id, draftKey }: Pick<AnnouncedFile, "id" | "draftKey">,
  context: UploadContext,
): Promise<UploadResponse> {
  const url = new URL(`/api/files/${id}${path}`, context.site).href;
  const headers = { [DRAFT_KEY_HEADER]: draftKey };
  return call(() => sendRequest({ method, url, headers }, context));
}

async function call(send: () => Promise<UploadResponse>): Promise<UploadResponse> {
  let response: UploadResponse;
  try {
    response = await send();
  } catch (error) {
    throw error instanceof ConnectionBroken ? new UploadBroken(error) : error;
  }
  if (response.status < 200 || response.status > 299) throw failureOf(response);
  return response;
}
