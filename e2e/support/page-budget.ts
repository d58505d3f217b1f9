import { generateImage } from "#content/pages/generate-image.ts";
import { home } from "#content/pages/home.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import type { PageWeight } from "./page-weight.ts";

type Budget = Record<
  "scripts" | "markup" | "requests" | "bytes" | "bytesAt2x" | "fontFiles" | "fontBytes",
  number
>;

const KB = 1024;
/** What a page may weigh until somebody acts; bytes are those on the wire. HTML and CSS come in one round trip. */
const BUDGET: Budget = {
  scripts: 5 * KB,
  markup: 14 * KB,
  requests: 8,
  bytes: 80 * KB,
  bytesAt2x: 150 * KB,
  fontFiles: 2,
  fontBytes: 60 * KB,
};
const HOME_MARKUP = 15 * KB;
/** The picture tool's scripts come once its page has loaded: what they may weigh beside a bare Next page's. */
const TOOL_SCRIPTS_ABOVE_BARE = 8 * KB;
/** The form's own page is rendered for each visit and loads its scripts at once: Next's payload stands in its HTML. */
const FORM: Omit<Budget, "scripts"> = {
  ...BUDGET,
  markup: 22 * KB,
  requests: 16,
  bytes: 190 * KB,
  bytesAt2x: 190 * KB,
};
const FORM_SCRIPTS_ABOVE_BARE = 30 * KB;

/**
 * What of a page is over its budget on a phone, a line each: at one device pixel, and of the bytes at two. `bareScripts`
 * are those of a bare Next page.
 */
export function excesses(
  path: string,
  weight: PageWeight,
  dense: PageWeight,
  bareScripts: number,
): string[] {
  const measured: Budget = {
    scripts: weight.scripts,
    markup: weight.markup,
    requests: weight.firstView.requests,
    bytes: weight.firstView.bytes,
    bytesAt2x: dense.firstView.bytes,
    fontFiles: weight.fonts.files,
    fontBytes: weight.fonts.bytes,
  };
  const budget = budgetOf(path, bareScripts);
  const names = Object.keys(budget) as (keyof Budget)[];
  return [
    ...names
      .filter((name) => measured[name] > budget[name])
      .map((name) => `${name} is ${measured[name]}, at most ${budget[name]}`),
    ...(weight.layoutShift > 0 ? [`the layout shifts by ${weight.layoutShift}`] : []),
    ...(weight.films > 0 ? [`${weight.films} bytes of film in the first view`] : []),
  ];
}

function budgetOf(path: string, bareScripts: number): Budget {
  if (path === home.path) return { ...BUDGET, markup: HOME_MARKUP };
  if (path === generateImage.path)
    return { ...BUDGET, scripts: bareScripts + TOOL_SCRIPTS_ABOVE_BARE };
  if (path === REQUEST_QUOTE_PATH)
    return { ...FORM, scripts: bareScripts + FORM_SCRIPTS_ABOVE_BARE };
  return BUDGET;
}
