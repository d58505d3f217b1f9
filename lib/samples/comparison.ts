/** The anchor of a page's table of species or panel types, and of the view that puts two of them side by side. */
export const COMPARISON_ID = "compare";
