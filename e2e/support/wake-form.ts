import { expect, type Page } from "@playwright/test";

/**
 * Interacts with the form's page until its code has loaded. Repeats the key press, since one before the page's script
 * starts has no effect, and a page rendered on request (`/plain`) does not show when it has started.
 */
export async function wakeForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("form[novalidate]")).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
