import "#components/styles/utilities.css";
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";
import { controlVariants } from "./input.tsx";

type TextareaProps = ComponentProps<"textarea"> & VariantProps<typeof controlVariants>;

/** Grows with its text if the browser supports `field-sizing`. */
export function Textarea({ className, variant = "outline", ...props }: TextareaProps) {
  return (
    <textarea
      dir="auto"
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
