import { chromium, type Page } from "@playwright/test";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { downloads } from "#content/pages/downloads.ts";
import { generateImage } from "#content/pages/generate-image.ts";
import { home } from "#content/pages/home.ts";
import { products } from "#content/products/product-list.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { isOffered } from "#content/switches.ts";
import { chromiumOptions, wholeChromium } from "#e2e/support/chromium.ts";
import { expect, test as base } from "#e2e/support/fixtures.ts";

// Only a whole Chromium keeps pages for Back, and Playwright turns that off.
const executablePath = wholeChromium();
const test = base.extend({
  page: async ({ baseURL }, provide) => {
    const browser = await chromium.launch({
      ...chromiumOptions(),
      ...(executablePath && { executablePath }),
      args: [...(chromiumOptions().args ?? []), "--headless=new"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
    );
    await provide(page);
    await browser.close();
  },
});
test.skip(!executablePath, "Only a whole Chromium keeps pages for Back.");

test("The back button instantly restores a page of each kind", async ({ page }) => {
  for (const { path } of [home, products[0], assetClasses[0], downloads, generateImage].filter(
    (record) => isOffered(record.path),
  )) {
    await page.goto(path);
    expect(await leaveAndReturn(page), path).toBeNull();
  }
});

test("The back button is instant after the quote dialog was opened and closed", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Request Quote" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Ana");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  expect(await leaveAndReturn(page)).toBeNull();
});

test("The back button restores what was typed on the quote form's page", async ({ page }) => {
  await page.goto(REQUEST_QUOTE_PATH);
  const field = page.getByRole("main").getByLabel("Full name");
  await field.fill("Ana Ferreira");
  // A page that still loads scripts is not kept.
  await expect(page.locator("main form[novalidate]")).toBeVisible();
  // Chromium keeps it despite no-store, unless a cookie changes.
  expect(await leaveAndReturn(page)).toBeNull();
  await expect(field).toHaveValue("Ana Ferreira");
});

/** Null if the page was restored from bfcache, else the reasons against it. */
async function leaveAndReturn(page: Page): Promise<unknown> {
  const address = page.url();
  await page.goto("/terms?left");
  // The page is gone before it responds.
  await page.evaluate(() => history.back()).catch(() => undefined);
  await page.waitForURL(address, { waitUntil: "commit" });
  await page.waitForFunction(() => "persisted" in window);
  return page.evaluate(() => {
    const { persisted } = window as unknown as { persisted: boolean };
    const [visit] = performance.getEntriesByType("navigation");
    return persisted ? null : (JSON.parse(JSON.stringify(visit)) as unknown);
  });
}
