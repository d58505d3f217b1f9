/** Anchor of the table of species or panel types, and of its comparison view. */
export const COMPARISON_ID = "compare";
