import { expect, type Page } from "@playwright/test";

/** Does something on the quote form's page, and waits until its code has come for that. */
export async function wakeForm(page: Page): Promise<void> {
  await expect(page.locator("html[data-enhanced]")).toHaveCount(1);
  await page.keyboard.press("Shift");
  await expect(page.locator("form[novalidate]")).toHaveCount(1);
}
