import type { PageWeight } from "./page-weight.ts";

/** Budgets in bytes: 1 KB is 1,024 of them. */
const BUDGET = {
  scriptsAboveBare: 8 * 1024,
  markup: 20 * 1024,
  firstViewRequests: 12,
  firstViewBytes: 200 * 1024,
  fontFiles: 2,
  fontBytes: 60 * 1024,
};

/** What of a page is over its budget, a line each; `bare` is the bare Next page that scripts are compared with. */
export function excesses(weight: PageWeight, bare: PageWeight): string[] {
  const measured = {
    scriptsAboveBare: weight.scripts - bare.scripts,
    markup: weight.markup,
    firstViewRequests: weight.firstView.requests,
    firstViewBytes: weight.firstView.bytes,
    fontFiles: weight.fonts.files,
    fontBytes: weight.fonts.bytes,
  };
  const names = Object.keys(BUDGET) as (keyof typeof BUDGET)[];
  return [
    ...names
      .filter((name) => measured[name] > BUDGET[name])
      .map((name) => `${name} is ${measured[name]}, at most ${BUDGET[name]}`),
    ...(weight.layoutShift > 0 ? [`the layout shifts by ${weight.layoutShift}`] : []),
    ...(weight.films > 0 ? [`${weight.films} bytes of film in the first view`] : []),
  ];
}
