import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import { IMAGE_FAILED } from "#lib/image-generation/image-response.ts";
import {
  imageAnswerSchema,
  imageRefusalSchema,
  type ImageAnswer,
  type ImageRefusal,
} from "#lib/image-generation/image-response-schema.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";

/** The edit behind a request: what the visitor chose with the chips so far, and whether a chip asked. */
export type Edit = { changed: Partial<CabinetDesign>; isRetouch: boolean };

/** A picture that can be shown and saved. `url` is a blob of this page's: give it back with `URL.revokeObjectURL`. */
export type Image = Edit & { request: ImageRequest; answer: ImageAnswer; url: string };

/** Asks the server for a picture. Rejects only when `signal` is aborted. */
export async function requestImage(
  request: ImageRequest,
  edit: Edit,
  signal: AbortSignal,
): Promise<{ image: Image } | { refusal: ImageRefusal }> {
  try {
    const response = await fetch("/api/generate-image", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    const body: unknown = await response.json();
    if (!response.ok) return { refusal: imageRefusalSchema.parse(body) };
    const answer = imageAnswerSchema.parse(body);
    const file = await decodeImage(answer.image);
    signal.throwIfAborted();
    return { image: { ...edit, request, answer, url: URL.createObjectURL(file) } };
  } catch (error) {
    if (signal.aborted) throw error;
    // oxlint-disable-next-line no-console -- the visitor is told; this is for whoever helps them
    console.error("The picture could not be fetched.", error);
    return {
      refusal: { error: IMAGE_FAILED, reason: `${reasonOf(error)} Your description is kept.` },
    };
  }
}

/** A file name that says what is in the picture. */
export function fileNameOf({ request, answer }: Image): string {
  const subject =
    answer.madeBy === "own-renderer"
      ? [answer.design.room, answer.design.cabinet, answer.design.front].join("-")
      : request.prompt
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .slice(0, 50)
          .replace(/^-|-$/g, "") || slots.cabinet.label.toLowerCase();
  return `teragus-${subject}-${answer.seed}.webp`;
}

/** What came back may be somebody else's answer, a proxy's say, or only a part of ours. */
function reasonOf(error: unknown): string {
  if (!navigator.onLine) return "You seem to be offline.";
  // What the platform throws where the network fails, while the answer is read too.
  return error instanceof TypeError
    ? "The connection was lost."
    : "What came back was not a picture.";
}

/** Rejects what the browser can't decode, of which it would show a broken frame. */
async function decodeImage(base64: string): Promise<Blob> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const file = new Blob([bytes], { type: "image/webp" });
  (await createImageBitmap(file)).close();
  return file;
}
