import { expect, test } from "@playwright/test";
import { pages } from "#content/site/site-routes.ts";
import { expectWithinReach } from "#e2e/support/within-reach.ts";

const PATHS = [...pages.map(({ path }) => path as string), "/request-quote", "/no/such-page"];

for (const path of PATHS) {
  test(`nothing on ${path} is out of anybody's reach, on a phone and on a desk`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expectWithinReach(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#site-menu summary").first().click();
    await expectWithinReach(page, "#site-menu");

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    await page.getByRole("banner").locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await expectWithinReach(page);
  });
}

test("the open quote dialog is within everybody's reach", async ({ page }) => {
  await page.goto("/products/hardwood-flooring");
  await page.getByRole("link", { name: "Request a Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectWithinReach(page);
});

test("every stop of the keyboard shows where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const shown = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const { outlineStyle } = getComputedStyle(element);
      return (
        outlineStyle !== "none" || getComputedStyle(element, "::after").outlineStyle !== "none"
      );
    });
    expect(shown, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(
      true,
    );
  }
});
