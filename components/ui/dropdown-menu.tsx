"use client";

import "#components/styles/utilities.css";
import { CheckIcon } from "lucide-react";
import { DropdownMenu as MenuPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "#lib/styles/class-names.ts";

export const DropdownMenu = MenuPrimitive.Root;
export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;

export function DropdownMenuContent(props: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-70 min-w-64 border border-ink bg-paper py-2 outline-none"
        {...props}
      />
    </MenuPrimitive.Portal>
  );
}

const ITEM =
  "flex min-h-9 cursor-pointer items-center justify-between gap-6 px-4 text-sm outline-none data-highlighted:bg-paper-deep max-md:min-h-11";

export function DropdownMenuItem(props: ComponentProps<typeof MenuPrimitive.Item>) {
  return <MenuPrimitive.Item className={ITEM} {...props} />;
}

type DropdownMenuRadioItemProps = ComponentProps<typeof MenuPrimitive.RadioItem>;

export function DropdownMenuRadioItem({ children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <MenuPrimitive.RadioItem className={cn(ITEM, "gap-3")} {...props}>
      <span className="w-4">
        <MenuPrimitive.ItemIndicator>
          <CheckIcon aria-hidden className="size-4" />
        </MenuPrimitive.ItemIndicator>
      </span>
      {children}
    </MenuPrimitive.RadioItem>
  );
}

type DropdownMenuGroupProps = { label: string; aside?: ReactNode; children: ReactNode };

/** `aside` stands at the end of the label's line. */
export function DropdownMenuGroup({ label, aside, children }: DropdownMenuGroupProps) {
  return (
    <MenuPrimitive.Group aria-label={label}>
      <MenuPrimitive.Label className="flex justify-between gap-6 px-4 pt-2 pb-1 text-label text-quiet">
        {label}
        {aside}
      </MenuPrimitive.Label>
      {children}
    </MenuPrimitive.Group>
  );
}

export function DropdownMenuSeparator() {
  return <MenuPrimitive.Separator className="my-2 border-t" />;
}
