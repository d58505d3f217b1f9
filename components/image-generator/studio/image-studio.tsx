"use client";

import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from "react";
import type { CabinetDesign } from "#content/image-generation/options.ts";
import { PROMPT_LIMITS, PROMPT_MESSAGES } from "#lib/image-generation/image-response.ts";
import { Choices } from "./design-choices.tsx";
import { Stage } from "./stage.tsx";
import { useImages, type FormStatus } from "./use-images.ts";

export type StudioHandle = { generate: (prompt: string, room?: CabinetDesign["room"]) => void };
export type StudioProps = {
  ref: Ref<StudioHandle>;
  example: ReactNode;
  caption: ReactNode;
  onStatus: (status: FormStatus) => void;
};

/** Debounces a visitor who goes through a list with the arrow keys. */
const SETTLE_MS = 250;
const SEEDS = 0x7fffffff;

/** The image, how it was made and its choices. Import on demand: it brings its styles with it. */
export function Studio({ ref, example, caption, onStatus }: StudioProps) {
  const { image, pending, hasFailed, ask } = useImages(onStatus);
  const [hovering, setHovering] = useState<Partial<CabinetDesign>>();
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const changed = hovering ?? pending?.changed ?? image?.changed ?? {};

  const start = (...request: Parameters<typeof ask>) => {
    clearTimeout(settling.current);
    setHovering(undefined);
    void ask(...request);
  };

  useImperativeHandle(ref, () => ({
    generate: (prompt, room) => {
      const message = promptError(prompt);
      const design = room && { room };
      if (message) onStatus({ failure: { message, isField: true } });
      else start({ prompt, design }, { changed: design ?? {}, isRetouch: false });
    },
  }));

  useEffect(() => {
    // After a change of one part keep the scroll position.
    if (!image || image.isRetouch || !stage.current) return;
    const { top, bottom } = stage.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) stage.current.scrollIntoView({ block: "nearest" });
  }, [image]);

  const vary = () => {
    if (!image) return;
    const { prompt } = image.request;
    const seed = Math.floor(Math.random() * SEEDS);
    start({ prompt, seed, design: changed }, { changed, isRetouch: false });
  };

  const change = (choice: Partial<CabinetDesign>) => {
    if (image?.result.madeBy !== "own-renderer") return;
    const { seed, design } = image.result;
    const all = { ...changed, ...choice };
    // Another room has its own parts, which the server proposes; the rest stays.
    const wanted = all.room && all.room !== design.room ? all : { ...design, ...all };
    const { prompt } = image.request;
    setHovering(all);
    clearTimeout(settling.current);
    settling.current = setTimeout(
      () => start({ prompt, seed, design: wanted }, { changed: all, isRetouch: true }),
      SETTLE_MS,
    );
  };

  return (
    <div>
      <div ref={stage} className="scroll-mt-24 scroll-mb-6">
        <Stage
          image={image}
          pending={pending}
          hasFailed={hasFailed}
          example={example}
          caption={caption}
          onVary={vary}
        />
      </div>
      {image?.result.madeBy === "own-renderer" && (
        <Choices result={image.result} changed={changed} onChange={change} />
      )}
    </div>
  );
}

function promptError(prompt: string): string | undefined {
  if (prompt.length < PROMPT_LIMITS.min) return PROMPT_MESSAGES.tooShort;
  return prompt.length > PROMPT_LIMITS.max ? PROMPT_MESSAGES.tooLong : undefined;
}
