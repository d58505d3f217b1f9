import { expect, test } from "@playwright/test";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { pages } from "#content/site/site-routes.ts";
import { excesses } from "#e2e/support/page-budget.ts";
import { weighPage, type PageWeight } from "#e2e/support/page-weight.ts";

// One worker weighs all pages.
test.describe.configure({ mode: "default" });

/** Weighed in parallel: most of the time is waiting. */
const AT_ONCE = 5;

const paths = [...pages.map(({ path }) => path as string), REQUEST_QUOTE_PATH];

const weights = new Map<string, { once: PageWeight; dense: PageWeight }>();
test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const waiting = [...paths];
  const weighWaiting = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift())
      weights.set(path, {
        once: await weighPage(browser, `${baseURL}${path}`),
        dense: await weighPage(browser, `${baseURL}${path}`, 2),
      });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, weighWaiting));
});

for (const path of paths) {
  test(`${path} comes quickly to a phone: it is within its budget`, () => {
    const weight = weights.get(path);
    expect(weight && excesses(path, weight.once, weight.dense)).toEqual([]);
  });
}
