import { COMPARISON_ID } from "#lib/samples/comparison.ts";

const LOOK = "look";

/** What is looked at: one thing, or two side by side, by their anchors on the page. */
export type View = readonly [string] | readonly [string, string];

/** The address of a view, which can be sent to somebody. */
export function addressOf([first, second]: View): string {
  return second ? `#${COMPARISON_ID}=${first}+${second}` : `#${LOOK}=${first}`;
}

/** The view that an address asks for. Anybody can write one: `isKnown` says what is on the page. */
export function viewOf(address: string, isKnown: (slug: string) => boolean): View | undefined {
  const [, kind, slugs = ""] = /^#(\w+)=([\w+-]+)$/.exec(address) ?? [];
  const [first, second] = new Set(slugs.split("+").filter(isKnown));
  if (!first) return undefined;
  if (kind === LOOK) return [first];
  return kind === COMPARISON_ID && second ? [first, second] : undefined;
}
