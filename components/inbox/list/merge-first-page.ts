import type { InfiniteData } from "@tanstack/react-query";
import type { QuoteRequestPage } from "#components/inbox/data/responses.ts";

/**
 * The loaded list with its beginning as the server has it now; what follows the first page's last known row stays. All
 * rows move to the first page, so that the later pages only keep their cursors.
 */
export function mergeFirstPage<Data extends InfiniteData<QuoteRequestPage>>(
  data: Data,
  { rows }: QuoteRequestPage,
): Data {
  const loaded = data.pages.flatMap((page) => page.rows);
  const fresh = new Set(rows.map(({ id }) => id));
  const lastKnown = loaded.findLastIndex(({ id }) => fresh.has(id));
  const merged = [...rows, ...loaded.slice(lastKnown + 1)];
  const pages = data.pages.map((page, index) => ({ ...page, rows: index === 0 ? merged : [] }));
  return { ...data, pages };
}
