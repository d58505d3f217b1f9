"use client";

import "#components/styles/utilities.css";
import { Tooltip as TooltipPrimitive } from "radix-ui";
import type { FocusEvent, ReactNode } from "react";
import { cn } from "#lib/styles/class-names.ts";

/** Radix's own delays are the specified ones: 700 ms, and none within 300 ms after another tooltip. */
export const TooltipProvider = TooltipPrimitive.Provider;

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
