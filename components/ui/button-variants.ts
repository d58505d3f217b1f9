import { cva } from "class-variance-authority";

/** Separate from `Button`, whose other code no page needs in its first view. */
export const buttonVariants = cva("", {
  variants: {
    variant: {
      default: "border border-ink bg-ink text-paper hover:bg-transparent hover:text-ink",
      outline: "border border-ink hover:bg-ink hover:text-paper",
      ghost: "text-quiet hover:bg-paper-deep hover:text-ink",
    },
    size: {
      default: "h-11 px-5 text-small",
      sm: "h-8 px-3 text-label",
      icon: "size-9",
      lg: "inline-block px-6 py-3.5 text-center",
    },
  },
  defaultVariants: { variant: "default", size: "default" },
});
