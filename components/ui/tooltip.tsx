"use client";

import "#components/styles/utilities.css";
import { Tooltip as TooltipPrimitive } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { cn } from "#lib/styles/class-names.ts";

/** How long a pointer rests on a button before it is told. */
const OPEN_DELAY_MS = 700;
/** Within this time the next button is told at once. */
const SKIP_DELAY_MS = 300;

/** Around all the tooltips that a pointer wanders between. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

type TooltipProps = {
  /** What the button does: its name too. */
  label: string;
  /** Where the button has words in sight, its tooltip is hidden: `md:hidden`, say. */
  className?: string;
  /** The button. */
  children: ReactNode;
};

/** The name of a button without words, to read under the pointer and from the keyboard. */
export function Tooltip({ label, className, children }: TooltipProps) {
  return (
    <TooltipPrimitive.Root>
      <TooltipPrimitive.Trigger asChild aria-label={label} onFocus={ignorePointerFocus}>
        {children}
      </TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          sideOffset={6}
          collisionPadding={8}
          className={cn("z-50 bg-night px-2.5 py-1 text-label text-paper", className)}
        >
          {label}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}

/** A menu that closes gives its button the focus back; after a click nobody asked what the button does. */
function ignorePointerFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
