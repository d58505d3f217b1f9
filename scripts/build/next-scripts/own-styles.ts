import { UnknownPageError } from "./unknown-page.ts";

/** How Next writes a style sheet of the site's into a page, with its address. */
const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** The addresses of all style sheets in the texts of pages, each once. */
export function allStylesOf(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap(stylesOf))];
}

/**
 * The address of the one style sheet that a page has and `others`, the texts of other pages, have not. Throws a sentence
 * with the page's name where there is none, or more.
 */
export function ownStylesOf(name: string, html: string, others: readonly string[]): string {
  const shared = allStylesOf(others);
  const own = stylesOf(html).filter((address) => !shared.includes(address));
  const [address] = own;
  if (address && own.length === 1) return address;
  throw new UnknownPageError(
    `${name} has ${own.length} style sheets that no other page has; scripts/build/next-scripts knows one.`,
  );
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(STYLES)].map(([, address = ""]) => address);
}
