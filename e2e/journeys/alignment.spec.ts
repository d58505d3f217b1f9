import type { Page } from "@playwright/test";
import { pages } from "#content/site/site-routes.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { waitUntilLaidOut } from "#e2e/support/laid-out.ts";

const WIDE = [1280, 1440, 1600, 1920];
const ALL = [390, 820, ...WIDE];
/** A single last word is fine if it is nearly as long as the line above. */
const LEAST_LAST_LINE = 0.6;
/** Invisible, but more than browsers' rounding. */
const EXACT_PX = 0.6;

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

test("The titles of two plates beside each other stand on one line", async ({ page }) => {
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

test("What is said beside a section's title stands on a column of the page", async ({ page }) => {
  for (const { path } of pages)
    await atEach(page, path, WIDE, async (where) => {
      const off = await page.evaluate(() =>
        [...document.querySelectorAll(".section-head > p")].map((note) => {
          const { left, width: whole } =
            note.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const gap = parseFloat(getComputedStyle(note.parentElement ?? note).columnGap);
          const step = (whole - 11 * gap) / 12 + gap;
          const columns = (note.getBoundingClientRect().left - left) / step;
          return Math.abs(columns - Math.round(columns)) * step;
        }),
      );
      expect(Math.max(0, ...off), where).toBeLessThan(EXACT_PX);
    });
});

test("The hero's facts stand on the columns below, and the pictures there fill theirs", async ({
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

test("No heading leaves a single word on its last line, or ends a line within a word", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const alone: string[] = [];
  for (const { path } of pages)
    await atEach(page, path, ALL, async (where) => {
      const found = await page.evaluate(
        (least) =>
          [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
            const text = heading.textContent.trim();
            const words: DOMRect[] = [];
            let isTorn = false;
            const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode())
              for (const word of (node.textContent ?? "").matchAll(/[^\s\u00A0]+/g)) {
                const range = document.createRange();
                range.setStart(node, word.index);
                range.setEnd(node, word.index + word[0].length);
                words.push(range.getBoundingClientRect());
                const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
                isTorn ||= new Set(tops).size > 1;
              }
            const lines = Map.groupBy(words, ({ top }) => Math.round(top));
            const widths = [...lines.values()].map(
              (line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0),
            );
            const isAlone =
              lines.size > 1 && words.length > 2 && [...lines.values()].at(-1)?.length === 1;
            const isLeftOver = isAlone && (widths.at(-1) ?? 0) < least * Math.max(...widths);
            return isLeftOver || isTorn ? [text] : [];
          }),
        LEAST_LAST_LINE,
      );
      alone.push(...found.map((text) => `${where}: ${text}`));
    });
  expect(alone).toEqual([]);
});
