import { expect, test } from "@playwright/test";
import { expectAccessible } from "#e2e/support/accessibility.ts";

test("the open quote dialog is accessible", async ({ page }) => {
  await page.goto("/products/hardwood-flooring");
  await page.getByRole("link", { name: "Request a Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

test("every keyboard tab stop shows its focus", async ({ page }) => {
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
