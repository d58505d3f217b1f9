import type { Page } from "@playwright/test";

/** Parts not laid out yet, see components/enhancements/render-below-fold.ts. */
export function countUnlaid(page: Page): Promise<number> {
  return page
    .locator("main *, footer")
    .evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
    );
}

export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *, footer")].every(
      (element) => getComputedStyle(element).contentVisibility !== "auto",
    ),
  );
}
