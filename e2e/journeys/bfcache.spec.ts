import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { downloads } from "#content/pages/downloads.ts";
import { generateImage } from "#content/pages/generate-image.ts";
import { isOffered } from "#content/switches.ts";
import { home } from "#content/pages/home.ts";
import { products } from "#content/products/product-list.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { wholeChromium } from "#e2e/support/chromium.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { openTab, type Tab } from "#e2e/support/tabs.ts";

// Headless Chromium has no bfcache, and Playwright loses a restored page.
const executablePath = wholeChromium();
test.skip(!executablePath, "Only a whole Chromium keeps pages for Back.");

const NOTE = 'addEventListener("pageshow", ({ persisted }) => (window.isKept = persisted));';
const open = () => openTab({ executablePath, script: NOTE });

test("The back button instantly restores a page of each kind", async ({ baseURL }) => {
  await using tab = await open();
  for (const { path } of [home, products[0], assetClasses[0], downloads, generateImage].filter(
    (page) => isOffered(page.path),
  )) {
    await tab.goto(`${baseURL}${path}`);
    expect(await leaveAndReturn(tab), path).toBeNull();
  }
});

test("The back button is instant after the quote dialog was opened and closed", async ({
  baseURL,
}) => {
  await using tab = await open();
  await tab.goto(`${baseURL}/about`);
  const link = `header .site-header-row > a[href="${REQUEST_QUOTE_PATH}"]`;
  await tab.hover(link);
  await tab.click(link);
  await tab.waitFor('document.querySelector("[role=dialog] [name=name]")');
  await tab.type("[role=dialog] [name=name]", "Ana");
  await tab.evaluate(
    '[...document.querySelectorAll("[role=dialog] button")].find(({ textContent }) => textContent === "Close").click()',
  );
  await tab.waitFor('!document.querySelector("[role=dialog]")');
  expect(await leaveAndReturn(tab)).toBeNull();
});

test("The back button is instant while the hero film plays, and the film resumes", async ({
  baseURL,
}) => {
  await using tab = await open();
  await tab.goto(`${baseURL}/`);
  const isPlaying =
    'document.querySelector("video").currentTime > 0 && !document.querySelector("video").paused';
  await tab.waitFor(isPlaying);
  expect(await leaveAndReturn(tab)).toBeNull();
  await tab.waitFor(isPlaying);
});

test("The back button is instant after a hovered link was prerendered", async ({ baseURL }) => {
  await using tab = await open();
  await tab.goto(`${baseURL}/products`);
  await tab.scrollTo("main a.card-link");
  // A real mouse moves more than once.
  await tab.moveTo({ x: 5, y: 300 });
  await tab.hover("main a.card-link");
  await expect.poll(() => tab.prerenderedPages()).toBe(1);
  expect(await leaveAndReturn(tab)).toBeNull();
});

test("The back button restores what was typed on the quote form's page", async ({ baseURL }) => {
  await using tab = await open();
  await tab.goto(`${baseURL}${REQUEST_QUOTE_PATH}`);
  await tab.type("main [name=name]", "Ana Ferreira");
  await tab.type("main [name=company]", "Estudio Norte");
  // A page that still loads scripts is not kept.
  await tab.waitFor('document.querySelector("main form[novalidate]")');
  // Chromium keeps it despite no-store, unless a cookie changes.
  expect(await leaveAndReturn(tab)).toBeNull();
  const typed =
    '[...document.querySelectorAll("main [name=name], main [name=company]")].map(({ value }) => value)';
  expect(await tab.evaluate(typed)).toEqual(["Ana Ferreira", "Estudio Norte"]);
});

/** Null if the page was restored from bfcache, else the reasons against it. */
async function leaveAndReturn(tab: Tab): Promise<unknown> {
  const address = await tab.evaluate<string>("location.href");
  await tab.goto(new URL("/terms?left", address).href);
  // The page is gone before it responds.
  await tab.back().catch(() => undefined);
  await tab.waitFor(`location.href === ${JSON.stringify(address)} && "isKept" in window`);
  return tab.evaluate(
    'isKept ? null : JSON.parse(JSON.stringify(performance.getEntriesByType("navigation")[0].notRestoredReasons))',
  );
}
