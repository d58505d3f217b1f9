import type { ComponentProps } from "react";
import { cn } from "#lib/utils.ts";

/** A line of text. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      className={cn(
        "h-11 w-full min-w-0 border border-hairline bg-transparent px-3 text-base outline-offset-0 transition-colors placeholder:text-quiet hover:border-quiet focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-ink disabled:opacity-50 aria-invalid:border-danger",
        className,
      )}
      {...props}
    />
  );
}
