import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";

export function TextButton({ className, ...props }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={cn(
        "min-h-11 cursor-pointer text-left text-small text-quiet underline decoration-hairline underline-offset-4 transition-colors hover:text-ink hover:decoration-ink disabled:cursor-default disabled:no-underline disabled:hover:text-quiet",
        className,
      )}
      {...props}
    />
  );
}
