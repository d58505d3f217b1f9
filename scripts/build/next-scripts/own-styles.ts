import { UnknownPageError } from "./unknown-page.ts";

const STYLES = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

export function allStylesOf(pages: readonly string[]): string[] {
  return [...new Set(pages.flatMap(stylesOf))];
}

/** The one style sheet that `others` do not have. Throws, naming the page, if there is none or more than one. */
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
