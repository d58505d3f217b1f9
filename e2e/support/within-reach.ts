import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects axe to find no errors in this part of the page. */
export async function expectWithinReach(page: Page, part = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    ),
  ).toEqual([]);
}
