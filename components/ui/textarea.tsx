import "#components/styles/utilities.css";
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";
import { controlVariants } from "./input.tsx";

/** A text of several lines, growing with what is typed where the browser can. */
export function Textarea({
  className,
  variant = "outline",
  ...props
}: ComponentProps<"textarea"> & VariantProps<typeof controlVariants>) {
  return (
    <textarea
      className={cn(
        controlVariants({ variant }),
        "field-sizing-content",
        variant === "outline" ? "py-2" : "leading-relaxed",
        className,
      )}
      {...props}
    />
  );
}
