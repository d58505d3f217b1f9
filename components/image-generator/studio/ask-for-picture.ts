import { slots, type CabinetDesign } from "#content/image-generation/options.ts";
import {
  IMAGE_FAILED,
  type ImageAnswer,
  type ImageRefusal,
} from "#lib/image-generation/image-answer.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";

/** The edit behind a request: what the visitor chose with the chips so far, and whether a chip asked. */
export type Edit = { changed: Partial<CabinetDesign>; isRetouch: boolean };

/** A picture that can be shown and saved. `url` is a blob of this page's: give it back with `URL.revokeObjectURL`. */
export type Picture = Edit & { request: ImageRequest; answer: ImageAnswer; url: string };

/** Asks the server for a picture. Rejects only when `signal` is aborted. */
export async function askForPicture(
  request: ImageRequest,
  edit: Edit,
  signal: AbortSignal,
): Promise<{ picture: Picture } | { refusal: ImageRefusal }> {
  try {
    const response = await fetch("/api/generate-image", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal,
    });
    const body = (await response.json()) as ImageAnswer | ImageRefusal;
    if ("error" in body) return { refusal: body };
    return { picture: { ...edit, request, answer: body, url: toBlobUrl(body.image) } };
  } catch (error) {
    if (signal.aborted) throw error;
    // oxlint-disable-next-line no-console -- the visitor is told; this is for whoever helps them
    console.error("The picture could not be fetched.", error);
    const reason = navigator.onLine
      ? "The connection was lost. Your description is kept."
      : "You seem to be offline. Your description is kept.";
    return { refusal: { error: IMAGE_FAILED, reason } };
  }
}

/** A file name that says what is in the picture. */
export function fileNameOf({ request, answer }: Picture): string {
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

function toBlobUrl(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type: "image/webp" }));
}
