/** The place in the list after which a page starts: newest first, by time and then by id. */
export type QuoteRequestCursor = { createdAt: Date; id: number };

/** The cursor as the text that travels in an address. */
export function formatCursor({ createdAt, id }: QuoteRequestCursor): string {
  return `${createdAt.getTime().toString(36)}-${id.toString(36)}`;
}

/** Reads what `formatCursor` wrote; undefined for anything else. */
export function parseCursor(text: string): QuoteRequestCursor | undefined {
  const match = /^([0-9a-z]{1,10})-([0-9a-z]{1,11})$/.exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  const time = Number.parseInt(match[1], 36);
  const id = Number.parseInt(match[2], 36);
  if (time > MAXIMUM_TIME || !Number.isSafeInteger(id)) return undefined;
  return { createdAt: new Date(time), id };
}

// The last moment that both JavaScript and PostgreSQL can write in four digits of a year.
const MAXIMUM_TIME = Date.UTC(9999, 11, 31);
