import { expect, type Page } from "@playwright/test";

/**
 * Does something on the quote form's page, and waits until its code has come for that. The key is pressed again
 * until then: one that comes before the page's own script wakes nothing, and a page rendered for a request
 * (`/plain`) has none of which one could see that it has begun.
 */
export async function wakeForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("form[novalidate]")).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
