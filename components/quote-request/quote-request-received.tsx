"use client";

import { useEffect, useRef, useState } from "react";
import { company } from "#content/company.ts";
import { keepReference } from "./kept-reference.tsx";

/** How long the success screen stays, in milliseconds; section 4 of the specification. */
const SUCCESS_SCREEN_MS = 3_000;

/** The success screen. Its three seconds do not run while the pointer or the focus is inside a link on it. */
export function QuoteRequestReceived({
  reference,
  onDone,
}: {
  reference: string;
  onDone: () => void;
}) {
  const [held, setHeld] = useState(false);
  const remaining = useRef(SUCCESS_SCREEN_MS);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => keepReference(reference), [reference]);
  useEffect(() => {
    if (held) return;
    const startedAt = performance.now();
    const timer = setTimeout(onDone, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [held, onDone]);

  return (
    <div className="flex min-h-80 flex-col justify-center py-10">
      <p className="text-sm text-quiet">Reference</p>
      <p className="font-serif text-5xl tracking-tight tabular">{reference}</p>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-8 font-serif text-3xl tracking-tight outline-none"
      >
        Thank you. Your request is with our export desk.
      </h2>
      <p className="mt-3 max-w-md text-quiet">
        You will have a detailed quote within 2&nbsp;business&nbsp;days. To add a drawing or a
        schedule, write to{" "}
        <a
          href={`mailto:${company.email}?subject=${encodeURIComponent(reference)}`}
          className="text-ink underline underline-offset-4"
          // A finger that has just left the button is no pointer that rests here.
          onPointerEnter={({ pointerType }) => setHeld(pointerType === "mouse")}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          {company.email}
        </a>{" "}
        and name the reference.
      </p>
    </div>
  );
}
