import "#components/styles/utilities.css";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";

/** What a control is called. */
export function FieldLabel({
  className,
  htmlFor,
  ...props
}: ComponentProps<"label"> & { htmlFor: string }) {
  return <label htmlFor={htmlFor} className={cn("block text-sm", className)} {...props} />;
}

/** What a control is called among several that belong together. */
export function FieldLegend({ className, ...props }: ComponentProps<"legend">) {
  return <legend className={cn("text-sm", className)} {...props} />;
}

/** A quiet word beside a label. */
export function FieldNote({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("text-quiet", className)} {...props} />;
}

/** What is wrong with what was typed. It stands in the page before there is an error, so that one is announced. */
export function FieldError({ className, ...props }: ComponentProps<"p">) {
  return (
    <p
      aria-live="polite"
      className={cn("text-sm text-danger not-empty:pt-1.5", className)}
      {...props}
    />
  );
}
