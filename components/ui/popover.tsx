"use client";

import "#components/styles/utilities.css";
import { Popover as PopoverPrimitive } from "radix-ui";
import type { ComponentProps } from "react";

export const Popover = PopoverPrimitive.Root;
export const PopoverTrigger = PopoverPrimitive.Trigger;

export function PopoverContent(props: ComponentProps<typeof PopoverPrimitive.Content>) {
  return (
    <PopoverPrimitive.Portal>
      <PopoverPrimitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-70 max-h-(--radix-popover-content-available-height) min-w-72 overflow-y-auto border border-ink bg-paper py-2 outline-none"
        {...props}
      />
    </PopoverPrimitive.Portal>
  );
}
