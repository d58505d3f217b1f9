import "#components/styles/utilities.css";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";

type FieldLabelProps = ComponentProps<"label"> & { htmlFor: string };

export function FieldLabel({ className, htmlFor, ...props }: FieldLabelProps) {
  return <label htmlFor={htmlFor} className={cn("block text-sm", className)} {...props} />;
}

export function FieldNote({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("text-quiet", className)} {...props} />;
}

/** Always rendered, so that a new error is announced. */
export function FieldError(props: ComponentProps<"p">) {
  return <p aria-live="polite" className="text-sm text-danger not-empty:pt-1.5" {...props} />;
}
