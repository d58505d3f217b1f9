import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Expects axe to find no errors in this part of the page. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  expect(await findAxeViolations(page, part)).toEqual([]);
}

/** One line per rule that axe finds broken in this part of the page. */
export async function findAxeViolations(page: Page, part = "html"): Promise<string[]> {
  // Half-faded text has too little contrast.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // Scrolling drives the others.
      .filter(
        ({ timeline, playState }) => timeline === document.timeline && playState === "running",
      )
      .every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
  );
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ runOnly: TAGS, resultTypes: ["violations"] })
    // Without the page that it opens for frames of other sites, of which there are none: a third of the time.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}
