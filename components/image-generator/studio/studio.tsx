"use client";

import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { CabinetDesign } from "@/content/image-generation/options";
import { PROMPT_LIMITS, PROMPT_MESSAGES } from "@/lib/image-generation/image-answer";
import type { StudioProps } from "../generator-form";
import { Choices } from "./choices";
import { Stage } from "./stage";
import "./studio.css";
import { usePictures } from "./use-pictures";

/** A visitor who walks through a list with the arrow keys means the choice where they stop. */
const SETTLE_MS = 250;
const SEEDS = 0x7fffffff;

/** The picture, how it was made and what can be changed of it. Import this module on demand: it brings its styles with it. */
export function Studio({ ref, empty, onFace }: StudioProps) {
  const { picture, pending, ask } = usePictures(onFace);
  const [changed, setChanged] = useState<Partial<CabinetDesign>>({});
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stage = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => ({
    generate: (prompt) => {
      const message = mistakeIn(prompt);
      if (message) return onFace({ failure: { message, isField: true } });
      setChanged({});
      void ask({ prompt });
    },
  }));

  useEffect(() => {
    if (!picture || !stage.current) return;
    const { top, bottom } = stage.current.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) stage.current.scrollIntoView({ block: "nearest" });
  }, [picture]);

  const vary = () => {
    if (!picture) return;
    const { prompt } = picture.request;
    void ask({ prompt, seed: Math.floor(Math.random() * SEEDS), design: changed });
  };

  const change = (choice: Partial<CabinetDesign>) => {
    if (picture?.answer.madeBy !== "own-renderer") return;
    const { seed, design } = picture.answer;
    const all = { ...changed, ...choice };
    setChanged(all);
    clearTimeout(settling.current);
    // Another room has parts of its own, which the server proposes; all else stays as it is.
    const wanted = all.room && all.room !== design.room ? all : { ...design, ...all };
    settling.current = setTimeout(
      () => void ask({ prompt: picture.request.prompt, seed, design: wanted }, true),
      SETTLE_MS,
    );
  };

  return (
    <div className="late-sheet">
      <div ref={stage} className="scroll-my-6">
        <Stage picture={picture} pending={pending} empty={empty} onVary={vary} />
      </div>
      {picture?.answer.madeBy === "own-renderer" && (
        <Choices answer={picture.answer} changed={changed} onChange={change} />
      )}
    </div>
  );
}

function mistakeIn(prompt: string): string | undefined {
  if (prompt.length < PROMPT_LIMITS.min) return PROMPT_MESSAGES.tooShort;
  return prompt.length > PROMPT_LIMITS.max ? PROMPT_MESSAGES.tooLong : undefined;
}
