/** Orders besides newest first. By due time: waiting requests, longest waiting first, then the rest, newest first. */
export const SORTS = ["due"] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_PARTS = ["waiting", "rest"] as const;
export type SortPart = (typeof SORT_PARTS)[number];

/** Undefined if invalid. */
export function parseSort(text: string): Sort | undefined {
  return SORTS.find((sort) => sort === text);
}
