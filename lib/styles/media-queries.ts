/** Media queries of the widths at which Tailwind’s `sm:`, `md:` and `lg:` begin. */
export const FROM_SM = "(width >= 40rem)";
export const FROM_MD = "(width >= 48rem)";
export const BELOW_MD = "(width < 48rem)";
export const FROM_LG = "(width >= 64rem)";

/** A phone whose pixels nobody tells apart: four fifths of them are enough for a picture. */
export const FINEST = "(resolution >= 2.5dppx)";

/** From here on the page has its greatest width, and its pictures a width in pixels. */
export const FULL_WIDTH = "(width >= 107rem)";
