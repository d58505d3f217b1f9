import type { Page } from "@playwright/test";
import { species } from "#content/pages/species.ts";
import { products } from "#content/products/product-list.ts";
import { isCornerSection, samples, SAMPLES_IN_A_BOX } from "#content/sample-options.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";

const FLOORS = "/products/hardwood-flooring";
const PANELS = "/products/wall-panels";
const PHONE = { width: 390, height: 844 };
const BASKET_SCRIPT = "**/_next/static/chunks/page/enhance-basket*.js";

const ask = (page: Page, name: string) =>
  page.getByRole("button", { name: `Ask for a sample: ${name}`, exact: true });
const askForCorner = (page: Page, name: string) =>
  page.getByRole("button", { name: `Ask for a corner section: ${name}`, exact: true });
const basket = (page: Page) => page.getByRole("region", { name: "Your samples" });
const opener = (page: Page) => basket(page).getByRole("button", { name: "Your samples" });
const said = (page: Page) => page.getByRole("status");

async function collectSamples(page: Page, path: string, ...names: string[]): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  for (const name of names) {
    await ask(page, name).click();
    await expect(ask(page, name)).toHaveAttribute("aria-pressed", "true");
  }
}

test("each sample has an anchor, a table row, a large image, and links for a quote and a sample", async ({
  page,
  request,
}) => {
  for (const { path, slug: product } of products) {
    await page.goto(path === FLOORS ? species.path : path);
    for (const [slug, name] of Object.entries(samples[product])) {
      const place = page.locator(`#${slug}`);
      await expect(place.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("row", { name }).getByRole("link", { name })).toHaveAttribute(
        "href",
        `#${slug}`,
      );
      await expect(
        place.getByRole("link", { name: `Ask for a quote: ${name}`, exact: true }),
      ).toHaveAttribute("href", `/request-quote?for=${slug}`);
      const sample = isCornerSection(slug) ? askForCorner(page, name) : ask(page, name);
      await expect(sample).toHaveAttribute("href", `/request-samples?sample=${slug}`);
      const large = (await place.locator('a[href^="/images/"]').getAttribute("href")) ?? "";
      const image = await request.head(large);
      expect(image.headers()["content-type"], large).toBe("image/webp");
      expect(image.headers()["cache-control"], large).toContain("immutable");
    }
    await expect(page.getByText(/Samples leave in 3/).first()).toBeVisible();
  }
});

test("the sample basket collects samples across pages and leads with them to their form", async ({
  page,
}) => {
  await collectSamples(page, FLOORS, "White oak", "Teak");
  await expect(said(page)).toHaveText("Teak sample added, 2 in your tray");
  await collectSamples(page, PANELS, "Fluted");
  await expect(said(page)).toHaveText("Fluted sample added, 3 in your tray");

  await page.goto("/about");
  await expect(opener(page)).toHaveText("Your samples 3");
  await opener(page).click();
  for (const swatch of await basket(page).locator("li > i").all())
    expect(await swatch.evaluate((element) => getComputedStyle(element).backgroundImage)).toMatch(
      /\/images\/.*avif\?v=\w+/,
    );
  await basket(page).getByRole("link", { name: "Ask for them" }).click();
  await expect(page).toHaveURL("/request-samples?sample=white-oak&sample=teak&sample=fluted");
  await expect(page.getByRole("checkbox")).toHaveCount(3);
});

test("I remove samples from the basket and put them back with the keyboard", async ({ page }) => {
  await collectSamples(page, FLOORS, "White oak");
  await ask(page, "Ash").focus();
  await page.keyboard.press("Space");
  await expect(said(page)).toHaveText("Ash sample added, 2 in your tray");
  await expect(ask(page, "Ash")).toBeFocused();
  await ask(page, "Ash").press("Enter");
  await expect(said(page)).toHaveText("Ash sample removed, 1 in your tray");

  await opener(page).press("Enter");
  await expect(opener(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  const remove = basket(page).getByRole("button", { name: "Remove White oak" });
  await remove.press("Enter");
  await expect(said(page)).toHaveText("White oak sample removed, your tray is empty");
  await expect(ask(page, "White oak")).toHaveAttribute("aria-pressed", "false");
  const back = basket(page).getByRole("button", { name: "Put back White oak" });
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(ask(page, "White oak")).toHaveAttribute("aria-pressed", "true");
  await basket(page).getByRole("button", { name: "Remove White oak" }).press("Enter");
  await page.keyboard.press("Escape");
  await ask(page, "Teak").focus();
  await expect(basket(page)).toBeHidden();
});

test("the basket's limit shows a message that says what to do", async ({ page }) => {
  await collectSamples(
    page,
    FLOORS,
    ...Object.values(samples["hardwood-flooring"]).slice(0, SAMPLES_IN_A_BOX),
  );
  await expect(opener(page)).toHaveText(`Your samples ${SAMPLES_IN_A_BOX}`);
  await page.goto(PANELS, { waitUntil: "networkidle" });
  await ask(page, "Fluted").click();
  const expected = "A box holds 6 samples. Remove one to add Fluted.";
  await expect(said(page)).toHaveText(expected);
  await expect(basket(page).getByText(expected)).toBeVisible();
  await expect(ask(page, "Fluted")).toHaveAttribute("aria-pressed", "false");
});

test("a sample button opens the form's page if the basket's code cannot be loaded", async ({
  page,
}) => {
  await page.route(BASKET_SCRIPT, (route) => route.abort());
  await page.goto(FLOORS);
  await ask(page, "Teak").click();
  await expect(page).toHaveURL("/request-samples?sample=teak");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("the basket is one line with large touch targets and does not cover the end of the page", async ({
    page,
  }) => {
    await collectSamples(page, FLOORS, "White oak");
    const line = (await basket(page).boundingBox()) ?? { y: 0, height: 999 };
    expect(line.height).toBeLessThan(64);
    expect(Math.round(line.y + line.height)).toBe(PHONE.height);
    await opener(page).tap();
    for (const target of await basket(page).locator("button, a").all())
      if (!(await target.evaluate((element) => element.matches("li > a"))))
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    for (const target of await page.locator("#teak .asks > *").all())
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await opener(page).tap();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = page.locator("main > section").last();
    const end = await last.evaluate((section) => section.getBoundingClientRect().bottom);
    const top = await basket(page).evaluate((section) => section.getBoundingClientRect().top);
    expect(end).toBeLessThanOrEqual(top + 1);
  });
});
