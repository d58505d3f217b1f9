/** What React calls a style sheet of the site's in a page, with the address in it. */
const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/**
 * The address of the one style sheet that `page` alone has among `pages`, the texts of prerendered pages by their names.
 * Throws a sentence where there is none, or another one.
 */
export function ownStylesOf(page: string, pages: ReadonlyMap<string, string>): string {
  const others = [...pages].filter(([name]) => name !== page);
  const shared = new Set(others.flatMap(([, html]) => stylesOf(html)));
  const own = stylesOf(pages.get(page) ?? "").filter((address) => !shared.has(address));
  const [address] = own;
  if (address && own.length === 1) return address;
  throw new Error(
    `${page} has ${own.length} style sheets that no other page has; lib/build/own-styles.ts knows one.`,
  );
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(STYLES)].map(([, address = ""]) => address);
}
