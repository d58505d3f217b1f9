import { company } from "#content/company.ts";

/** Search engines cut a longer one. */
export const LONGEST_TITLE = 60;

/** With the company's name, unless a search engine would cut it. */
export function pageTitle(title: string): string {
  const withName = `${title} | ${company.name}`;
  return withName.length <= LONGEST_TITLE ? withName : title;
}
