import { home } from "#content/pages/home.ts";
import { products } from "#content/products/product-list.ts";
import type { PageWeight } from "./page-weight.ts";

type Budget = Record<
  "scripts" | "markup" | "requests" | "bytes" | "denseBytes" | "fontFiles" | "fontBytes",
  number
>;

const KB = 1024;
/** What a server sends before the first acknowledgment: ten segments (RFC 6928) of 1,460 bytes. */
const FIRST_ROUND_TRIP = 10 * 1_460;
/** Limits before any interaction, in bytes on the wire. HTML and CSS fit one round trip. */
const BUDGET: Budget = {
  scripts: 5 * KB,
  markup: FIRST_ROUND_TRIP,
  requests: 8,
  bytes: 80 * KB,
  denseBytes: 150 * KB,
  fontFiles: 2,
  fontBytes: 60 * KB,
};
const HOME_MARKUP = 15 * KB;
/** What a product's drawing may add: it stands below the first view, and its numbers are text in the page. */
const PRODUCT_MARKUP = FIRST_ROUND_TRIP + 2.75 * KB;

/** One line per exceeded limit on a phone, at 1x with late fonts, and on a dense screen whose fonts come at once. */
export function excesses(path: string, weight: PageWeight, dense: PageWeight): string[] {
  const measured: Budget = {
    scripts: weight.scripts,
    markup: weight.markup,
    requests: weight.firstView.requests,
    bytes: weight.firstView.bytes,
    denseBytes: dense.firstView.bytes,
    fontFiles: weight.fonts.files,
    fontBytes: weight.fonts.bytes,
  };
  const budget = budgetOf(path);
  const names = Object.keys(budget) as (keyof Budget)[];
  return [
    ...names
      .filter((name) => measured[name] > budget[name])
      .map((name) => `${name} is ${measured[name]}, at most ${budget[name]}`),
    ...(dense.layoutShift > 0 ? [`the layout shifts by ${dense.layoutShift}`] : []),
    ...(weight.films > 0 ? [`${weight.films} bytes of film in the first view`] : []),
  ];
}

function budgetOf(path: string): Budget {
  if (path === home.path) return { ...BUDGET, markup: HOME_MARKUP };
  if (products.some((product) => product.path === path))
    return { ...BUDGET, markup: PRODUCT_MARKUP };
  return BUDGET;
}
