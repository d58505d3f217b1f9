/** Tailwind's `sm:`, `md:` and `lg:`. */
export const FROM_SM = "(width >= 40rem)";
export const FROM_MD = "(width >= 48rem)";
export const BELOW_MD = "(width < 48rem)";
export const FROM_LG = "(width >= 64rem)";

/** Phones with dense pixels: four fifths of the resolution is enough for an image. */
export const HIGH_DENSITY = "(resolution >= 2.5dppx)";

export const FULL_WIDTH = "(width >= 107rem)";
