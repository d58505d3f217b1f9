import "#components/styles/utilities.css";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";

const badgeVariants = cva(
  "inline-flex h-5 max-w-full shrink-0 items-center truncate border px-1.5 text-xs leading-none",
  {
    variants: {
      variant: {
        default: "border-ink bg-ink text-paper",
        secondary: "border-quiet/40 bg-paper-deep text-ink",
      },
    },
    defaultVariants: { variant: "default" },
  },
);

export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return (
    <span
      data-variant={variant ?? "default"}
      className={cn(badgeVariants({ variant }), className)}
      {...props}
    />
  );
}
