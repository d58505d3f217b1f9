import { company } from "#content/company.ts";
import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { isTimeout, withTimeout } from "#lib/browser/request-timeout.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import {
  imageResponseSchema,
  imageErrorSchema,
  type ImageResponse,
  type ImageError,
} from "#lib/image-generation/image-response-schema.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";

/** The server gives a model a minute, after the wait before it. */
const IMAGE_MS = 120_000;

/** The choices so far, and whether a choice (not the form) made the request. */
export type Edit = { changed: Partial<CabinetDesign>; isRetouch: boolean };

/** `url` is an object URL: release it with `URL.revokeObjectURL`. */
export type GeneratedImage = Edit & {
  request: ImageRequest;
  result: ImageResponse;
  content: Blob;
  url: string;
};

/** Requests an image. Rejects only if `signal` aborts. */
export async function requestImage(
  request: ImageRequest,
  edit: Edit,
  signal: AbortSignal,
): Promise<{ image: GeneratedImage } | { failure: ImageError }> {
  try {
    const response = await fetch("/api/generate-image", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: withTimeout(signal, IMAGE_MS),
    });
    const body: unknown = await response.json();
    if (!response.ok) return { failure: imageErrorSchema.parse(body) };
    const result = imageResponseSchema.parse(body);
    const content = await decodeImage(result.image);
    signal.throwIfAborted();
    return { image: { ...edit, request, result, content, url: URL.createObjectURL(content) } };
  } catch (error) {
    if (signal.aborted) throw error;
    // oxlint-disable-next-line no-console -- the visitor sees a message; this is for support
    console.error("The picture could not be fetched.", error);
    return {
      failure: { error: IMAGE_FAILED, reason: `${reasonOf(error)} Your description is kept.` },
    };
  }
}

/** The same image is the same file: sent twice, it is attached once. */
export function fileOf(image: GeneratedImage): File {
  return new File([image.content], fileNameOf(image), {
    type: image.content.type,
    lastModified: 0,
  });
}

export function fileNameOf({ request, result }: GeneratedImage): string {
  const subject =
    result.madeBy === "own-renderer"
      ? [result.design.room, result.design.cabinet, result.design.front].join("-")
      : request.prompt
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .slice(0, 50)
          .replace(/^-|-$/g, "") || slots.cabinet.label.toLowerCase();
  return `${company.slug}-${subject}-${result.seed}.webp`;
}

/** The response may come from a proxy or be truncated. */
function reasonOf(error: unknown): string {
  if (!navigator.onLine) return "You seem to be offline.";
  if (isTimeout(error)) return "No answer has come.";
  // fetch throws a TypeError on network failure, also while reading the body.
  return error instanceof TypeError
    ? "The connection was lost."
    : "What came back was not a picture.";
}

/** Rejects data that the browser cannot decode. */
async function decodeImage(base64: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const file = new Blob([bytes], { type: "image/webp" });
  (await createImageBitmap(file)).close();
  return file;
}
