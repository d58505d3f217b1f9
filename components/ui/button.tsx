import "#components/styles/utilities.css";
import type { VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";
import { buttonVariants } from "./button-variants.ts";

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Applies the style to the child element. */
    asChild?: boolean;
  };

export function Button({ className, variant = "default", size, asChild, ...props }: ButtonProps) {
  const Element = asChild ? Slot.Root : "button";
  return (
    <Element
      className={cn(
        buttonVariants({ variant, size }),
        "inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap transition-colors disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0",
        size === "sm" && "max-md:h-11",
        variant === "default"
          ? "disabled:border-hairline disabled:bg-hairline disabled:text-quiet"
          : "disabled:opacity-50",
        className,
      )}
      {...props}
    />
  );
}
