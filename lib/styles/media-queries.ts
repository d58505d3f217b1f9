/** The breakpoints of Tailwind’s `sm:`, `md:` and `lg:`. */
export const FROM_SM = "(width >= 40rem)";
export const FROM_MD = "(width >= 48rem)";
export const BELOW_MD = "(width < 48rem)";
export const FROM_LG = "(width >= 64rem)";

/** Very dense phone screens, where images at 80 % of the resolution look the same. */
export const FINEST = "(resolution >= 2.5dppx)";

/** From here on the page has its maximum width, and images have a fixed width. */
export const FULL_WIDTH = "(width >= 107rem)";
