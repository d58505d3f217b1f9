import "#components/styles/utilities.css";
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";
import { controlVariants } from "./input.tsx";

type NativeSelectProps = ComponentProps<"select"> & VariantProps<typeof controlVariants>;

/** The platform's select, which works best on phones and with a keyboard; only the arrow is styled. */
export function NativeSelect({ className, variant, ...props }: NativeSelectProps) {
  return (
    <div className="relative">
      <select
        className={cn(
          controlVariants({ variant }),
          "cursor-pointer appearance-none pe-8 text-ellipsis",
          className,
        )}
        {...props}
      />
      <svg
        aria-hidden="true"
        viewBox="0 0 12 8"
        fill="none"
        className="pointer-events-none absolute top-1/2 end-1 h-2 w-3 -translate-y-1/2 stroke-current stroke-[1.5]"
      >
        <path d="m1 1 5 5 5-5" />
      </svg>
    </div>
  );
}
