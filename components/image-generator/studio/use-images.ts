import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showPageToast } from "#components/overlays/show-toast.ts";
import { IMAGE_GENERATED } from "#lib/image-generation/image-response.ts";
import type { ImageError } from "#lib/image-generation/image-response-schema.ts";
import type { ImageRequest } from "#lib/image-generation/image-request.ts";
import { requestImage, type Edit, type GeneratedImage } from "./request-image.ts";
import { ENGLISH } from "#lib/languages/words.ts";

export type FormStatus = {
  cancel?: () => void;
  /** The error; `isField` if the prompt caused it. */
  failure?: {
    message: string;
    reason?: string;
    isField?: boolean;
    proposal?: ImageError["proposal"];
  };
};

export function useImages(onStatus: (status: FormStatus) => void) {
  const [image, setImage] = useState<GeneratedImage>();
  // By the browser's clock.
  const [pending, setPending] = useState<Edit & { startedAt: number }>();
  // Whether the last request failed; `image` is then an earlier one.
  const [hasFailed, setHasFailed] = useState(false);
  const current = useRef<AbortController>(undefined);

  const cancel = () => {
    current.current?.abort();
    current.current = undefined;
    setPending(undefined);
    onStatus({});
  };

  /** Requests an image and cancels the one in progress. Shows a toast, for a retouch only on failure. */
  const ask = async (request: ImageRequest, edit: Edit) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setPending({ ...edit, startedAt: Date.now() });
    onStatus({ cancel });
    const result = await requestImage(request, edit, controller.signal).catch(() => undefined);
    // Canceled or superseded.
    if (!result || current.current !== controller) return;
    current.current = undefined;
    setPending(undefined);
    setHasFailed("failure" in result);
    if ("failure" in result) {
      const { error, reason, field, proposal } = result.failure;
      onStatus({ failure: { message: error, reason, isField: field === "prompt", proposal } });
      if (field) return;
      return showPageToast(ENGLISH, { title: error, description: reason, destructive: true });
    }
    setImage(result.image);
    onStatus({});
    if (!edit.isRetouch) await showPageToast(ENGLISH, { title: IMAGE_GENERATED });
  };

  useEffect(() => {
    if (!image) return;
    // The browser may still be saving it.
    return () => void setTimeout(() => URL.revokeObjectURL(image.url), 60_000);
  }, [image]);

  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && pending) cancel();
  });
  useEffect(() => {
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, []);

  return { image, pending, hasFailed, ask };
}
