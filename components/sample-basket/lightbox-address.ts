import { COMPARISON_ID } from "#content/request-quote-path.ts";

const LOOK = "look";

/** One or two slugs, the materials' anchors on the page. */
export type LightboxAddress = readonly [string] | readonly [string, string];

export function addressOf([first, second]: LightboxAddress): string {
  return second ? `#${COMPARISON_ID}=${first}+${second}` : `#${LOOK}=${first}`;
}

/** The URL is untrusted: `isKnown` tells which slugs are on the page. */
export function parseAddress(
  address: string,
  isKnown: (slug: string) => boolean,
): LightboxAddress | undefined {
  const [, kind, slugs = ""] = /^#(\w+)=([\w+-]+)$/.exec(address) ?? [];
  const [first, second] = new Set(slugs.split("+").filter(isKnown));
  if (!first) return undefined;
  if (kind === LOOK) return [first];
  return kind === COMPARISON_ID && second ? [first, second] : undefined;
}
