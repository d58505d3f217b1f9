import { expect, type Page } from "@playwright/test";

/** Repeats a key press until the form's code has loaded: one before the page's script starts has no effect. */
export async function wakeForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("form[novalidate]")).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}
