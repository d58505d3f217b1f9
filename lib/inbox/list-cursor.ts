/** Orders besides newest first. `due`: waiting quote requests, the oldest first, then the rest, newest first. */
export const SORTS = ["due"] as const;
export type Sort = (typeof SORTS)[number];

export const SORT_PARTS = ["waiting", "rest"] as const;
export type SortPart = (typeof SORT_PARTS)[number];

export function parseSort(text: string): Sort | undefined {
  return SORTS.find((sort) => sort === text);
}

/** The position after which a page starts; `part` if the list is sorted by due time. */
export type QuoteRequestCursor = { createdAt: Date; id: number; part?: SortPart | undefined };

export function formatCursor({ createdAt, id, part }: QuoteRequestCursor): string {
  const place = `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
  return part ? `${place}-${part}` : place;
}

/** Undefined unless `formatCursor` wrote it for this order. */
export function parseCursor(text: string, sort?: Sort): QuoteRequestCursor | undefined {
  const match = PATTERN.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const time = Number.parseInt(match[1], 36);
  const id = Number.parseInt(match[2], 36);
  if (time > MAXIMUM_TIME || !Number.isSafeInteger(id)) return undefined;
  const part = SORT_PARTS.find((known) => known === match[3]);
  if ((sort === "due") !== (part !== undefined)) return undefined;
  return { createdAt: new Date(time), id, ...(part && { part }) };
}

const PATTERN = new RegExp(`^([0-9a-z]{1,10})-([0-9a-z]{1,11})(?:-(${SORT_PARTS.join("|")}))?$`);
// The last time that JavaScript and PostgreSQL both write with a four-digit year.
const MAXIMUM_TIME = Date.UTC(9999, 11, 31);

/** Ids are assigned before commit, so a lower one may appear later: the inbox checks this many of the newest. */
export const NEW_REQUESTS_WINDOW = 100;
