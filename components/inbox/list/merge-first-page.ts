import type { InfiniteData } from "@tanstack/react-query";
import type { QuoteRequestPage } from "#components/inbox/data/responses.ts";

/**
 * The loaded list with its beginning as the server has it now; what follows the last known row of the fresh page stays.
 * All rows move to the first page, so that the later pages only keep their cursors. Without a known row, what lies
 * between is not loaded, so that the list goes on after the fresh page.
 */
export function mergeFirstPage<Data extends InfiniteData<QuoteRequestPage>>(
  data: Data,
  page: QuoteRequestPage,
): Data {
  const loaded = data.pages.flatMap(({ rows }) => rows);
  const places = new Map(loaded.map(({ id }, place) => [id, place]));
  const lastKnown = page.rows.findLast(({ id }) => places.has(id));
  if (!lastKnown || page.nextCursor === null)
    return { ...data, pages: [page], pageParams: data.pageParams.slice(0, 1) };
  const fresh = new Set(page.rows.map(({ id }) => id));
  const rest = loaded
    .slice((places.get(lastKnown.id) ?? 0) + 1)
    // One that has moved up would stand twice.
    .filter(({ id }) => !fresh.has(id));
  const pages = data.pages.map((each, index) => ({
    ...each,
    rows: index === 0 ? [...page.rows, ...rest] : [],
  }));
  return { ...data, pages };
}
