import type { Page } from "@playwright/test";

/** How many sections and parts of sections a page has put off laying out, see components/enhancements/render-below-fold.ts. */
export function countUnlaid(page: Page): Promise<number> {
  return page
    .locator("main *, footer")
    .evaluateAll(
      (elements) =>
        elements.filter((element) => getComputedStyle(element).contentVisibility === "auto").length,
    );
}

/** Waits until everything on a page has its place. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *, footer")].every(
      (element) => getComputedStyle(element).contentVisibility !== "auto",
    ),
  );
}
