/** Orders besides newest first. `due`: waiting quote requests, the oldest first, then the rest, newest first. */
export const SORTS = ["due"] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_PARTS = ["waiting", "rest"] as const;
export type SortPart = (typeof SORT_PARTS)[number];

export function parseSort(text: string): Sort | undefined {
  return SORTS.find((sort) => sort === text);
}
