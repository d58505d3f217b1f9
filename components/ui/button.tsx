import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "#lib/utils.ts";

const buttonVariants = cva(
  "inline-flex shrink-0 cursor-pointer items-center justify-center gap-2 whitespace-nowrap font-medium transition-colors duration-150 outline-offset-2 focus-visible:outline-2 focus-visible:outline-ink disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "bg-ink text-paper hover:bg-night/85",
        outline: "border border-hairline hover:border-ink",
        ghost: "text-quiet hover:bg-paper-deep hover:text-ink",
        link: "underline decoration-hairline underline-offset-4 hover:decoration-ink",
      },
      size: {
        default: "h-11 px-5 text-[15px]",
        small: "h-8 px-3 text-[13px]",
        icon: "size-9",
        inline: "",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

/** A button; with `asChild` its look on another element. */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: ComponentProps<"button"> & VariantProps<typeof buttonVariants> & { asChild?: boolean }) {
  const Element = asChild ? Slot.Root : "button";
  return <Element className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
