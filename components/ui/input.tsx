import "#components/styles/utilities.css";
import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "#lib/styles/class-names.ts";

/** Shared by input, textarea and select: a box, or an underline. */
export const controlVariants = cva(
  "w-full min-w-0 bg-transparent text-base transition-colors placeholder:text-quiet disabled:opacity-50 aria-invalid:border-danger",
  {
    variants: {
      variant: {
        outline:
          "border border-hairline px-3 hover:border-quiet focus-visible:border-ink focus-visible:outline-1 focus-visible:outline-offset-0",
        underline:
          "border-b border-quiet/60 py-2.5 outline-none hover:border-ink focus-visible:border-ink focus-visible:[box-shadow:0_1px_0_0_var(--color-ink)]",
      },
    },
    defaultVariants: { variant: "outline" },
  },
);

type InputProps = ComponentProps<"input"> & VariantProps<typeof controlVariants>;

export function Input({ className, variant = "outline", ...props }: InputProps) {
  return (
    <input
      dir={/^(?:email|tel|url)$/.test(props.type ?? "") ? "ltr" : "auto"}
      className={cn(controlVariants({ variant }), variant === "outline" && "h-11", className)}
      {...props}
    />
  );
}
