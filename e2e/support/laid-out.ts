import type { Page } from "@playwright/test";

/** How many sections a page has put off laying out, see components/enhancements/lay-out-ahead.ts. */
export function countUnlaid(page: Page): Promise<number> {
  return page
    .locator("main > section, footer")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility !== "visible")
          .length,
    );
}

/** Waits until everything on a page has its place. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > section, footer")].every(
      (section) => getComputedStyle(section).contentVisibility === "visible",
    ),
  );
}
