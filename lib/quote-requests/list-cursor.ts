import { SORT_PARTS, type Sort, type SortPart } from "./list-sort.ts";

/** The place in the list after which a page starts, by time and then by id; in a list by due time, of which part. */
export type QuoteRequestCursor = { createdAt: Date; id: number; part?: SortPart | undefined };

/** The cursor as the text that travels in an address. */
export function formatCursor({ createdAt, id, part }: QuoteRequestCursor): string {
  const place = `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
  return part ? `${place}-${part}` : place;
}

/** Reads what `formatCursor` wrote of a list in this order; undefined for anything else. */
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
// The last moment that both JavaScript and PostgreSQL can write in four digits of a year.
const MAXIMUM_TIME = Date.UTC(9999, 11, 31);
