import { clsx, type ClassValue } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";
import { SPACINGS, TEXT_SIZES, TRACKINGS } from "./design-tokens.ts";

const twMerge = extendTailwindMerge({
  extend: { theme: { text: [...TEXT_SIZES], spacing: [...SPACINGS], tracking: [...TRACKINGS] } },
});

/** Joins class names; the later of two conflicting Tailwind classes wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
