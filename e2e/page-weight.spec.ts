import { expect, test } from "@playwright/test";
import { pages } from "#content/routes.ts";
import { startBarePage } from "./support/bare-page.ts";
import { excesses } from "./support/page-budget.ts";
import { weighPage, type PageWeight } from "./support/page-weight.ts";

// One bare page is built for all of them.
test.describe.configure({ mode: "default" });

let bare: PageWeight;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const { url, stop } = await startBarePage();
  bare = await weighPage(browser, url);
  stop();
});

for (const { path } of pages) {
  test(`${path} comes quickly to a phone: it is within its budget`, async ({
    browser,
    baseURL,
  }) => {
    expect(excesses(await weighPage(browser, `${baseURL}${path}`), bare)).toEqual([]);
  });
}
