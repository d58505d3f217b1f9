/**
 * The orders that a view can have instead of newest first. By due time, what waits for its quote comes first, the
 * longest waiting at the top, and then everything else, newest first.
 */
export const SORTS = ["due"] as const;
export type Sort = (typeof SORTS)[number];

/** The two parts of a list by due time, in their order. */
export const SORT_PARTS = ["waiting", "rest"] as const;
export type SortPart = (typeof SORT_PARTS)[number];

/** Reads an order from an address; undefined for what is none. */
export function parseSort(text: string): Sort | undefined {
  return SORTS.find((sort) => sort === text);
}
