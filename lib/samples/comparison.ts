/** The anchor of the table of species or panel types, and of the comparison. */
export const COMPARISON_ID = "compare";
