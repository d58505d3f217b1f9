import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { waitUntilLaidOut } from "#e2e/support/laid-out.ts";
import { EXACT_PX } from "#e2e/support/typesetting.ts";

const WIDE = [1280, 1440, 1600, 1920];

async function atEach(
  page: Page,
  path: string,
  widths: readonly number[],
  look: (where: string) => Promise<void>,
): Promise<void> {
  await page.goto(path, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLaidOut(page);
    await look(`${path} at ${width}`);
  }
}

test("The titles of adjacent plates are aligned", async ({ page }) => {
  for (const path of ["/", "/products/doors-windows", "/asset-classes/luxury-residences"])
    await atEach(page, path, WIDE, async (where) => {
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll(".plates")].flatMap((list) => {
          const tops = [...list.children].map((plate) => {
            const title = plate.querySelector("h3");
            return title?.getBoundingClientRect().top ?? 0;
          });
          return tops.flatMap((top, index) =>
            index % 2 === 1 ? [Math.abs(top - (tops[index - 1] ?? 0))] : [],
          );
        }),
      );
      expect(rows.length, path).toBeGreaterThan(0);
      expect(Math.max(...rows), where).toBeLessThan(EXACT_PX);
    });
});

test("The hero's stats align with the columns below, and adjacent images there with each other", async ({
  page,
}) => {
  await atEach(page, "/", WIDE, async (where) => {
    const { facts, columns, strips } = await page.evaluate(() => {
      const plates = document.querySelector(".plates");
      if (!plates) throw new Error("There are no plates.");
      const { left, width: whole } = plates.getBoundingClientRect();
      const quarter = (whole + parseFloat(getComputedStyle(plates).columnGap)) / 4;
      const tops = [...plates.querySelectorAll("img")].map(
        (img) => img.getBoundingClientRect().top,
      );
      return {
        facts: [...document.querySelectorAll(".claims dt")].map((fact) => {
          const range = document.createRange();
          range.selectNodeContents(fact);
          return range.getBoundingClientRect().left;
        }),
        columns: [0, 1, 2, 3].map((index) => left + index * quarter),
        strips: tops.map((top, index) => Math.abs(top - (tops[index ^ 1] ?? 0))),
      };
    });
    for (const [index, fact] of facts.entries())
      expect(Math.abs(fact - (columns[index] ?? 0)), `${where}, fact ${index}`).toBeLessThan(
        EXACT_PX,
      );
    expect(Math.max(...strips), `${where}, beside a picture`).toBeLessThan(EXACT_PX);
  });
});
