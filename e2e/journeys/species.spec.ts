import type { Page } from "@playwright/test";
import { species } from "#content/pages/species.ts";
import { flooringSpecies } from "#content/products/flooring-species.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const ALL = flooringSpecies.length;
const names = (page: Page) => page.getByRole("heading", { level: 3 });
/** Of the names in the table. */
const rows = (page: Page) => page.getByRole("rowheader");

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("I find a light, hard floor among the species, and see all of them again", async ({
      page,
    }) => {
      await page.goto(species.path);
      await expect(names(page)).toHaveCount(ALL);
      await page.getByRole("group", { name: "Color" }).getByText("Light").click();
      await page
        .getByRole("group", { name: "Hardness" })
        .getByText(/^from 1,360/)
        .click();
      await expect(names(page).filter({ visible: true })).toHaveText(["Hard maple"]);
      await expect(rows(page).filter({ visible: true })).toHaveCount(1);
      await page.getByRole("button", { name: "Show all" }).click();
      await expect(names(page).filter({ visible: true })).toHaveCount(ALL);
    });
  });

test("I filter the species with the keyboard, and where none is left the page says 0", async ({
  page,
}) => {
  await page.goto(species.path);
  await page.getByRole("radio", { name: "Any" }).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Light" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("group", { name: "Price class" }).getByText("$$$$", { exact: true }).click();
  await expect(names(page).filter({ visible: true })).toHaveCount(0);
  const counted = await page
    .locator(".sample-count span")
    .evaluate((element) => getComputedStyle(element, "::before").content);
  expect(counted).toContain("counter");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("button", { name: "Show all" })).toBeVisible();
});
