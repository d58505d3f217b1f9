"use client";

import "#components/styles/utilities.css";
import { Tooltip as TooltipPrimitive } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { cn } from "#lib/styles/class-names.ts";

const OPEN_DELAY_MS = 700;
/** Moving to another button within this time shows its tooltip at once. */
const SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

type TooltipProps = {
  /** Also the button's accessible name. */
  label: string;
  /** For example `md:hidden` if the button shows its label there. */
  className?: string;
  children: ReactNode;
};

/** Names an icon button, on hover and keyboard focus. */
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
          className={cn("z-70 bg-ink px-2.5 py-1 text-label text-paper", className)}
        >
          {label}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}

/** A closing menu returns the focus to its button; after a click that should not open the tooltip. */
function ignorePointerFocus(event: FocusEvent<HTMLElement>): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
