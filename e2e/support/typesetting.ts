import type { Page } from "@playwright/test";

/** A single last word is fine if it is nearly as long as the line above. */
const LEAST_LAST_LINE = 0.6;
/** Invisible, but more than browsers' rounding. */
export const EXACT_PX = 0.6;

/** Pixels by which the window is too narrow for the page. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Headings that leave a single word on their last line, or end a line within a word. */
export function badlyBrokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(
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
}

/** Texts beside a section's title that are off the page's twelve columns. */
export async function notesOffColumns(page: Page): Promise<string[]> {
  const notes = await page.evaluate(() =>
    [...document.querySelectorAll(".section-head > p")].map((note) => {
      const { left, width: whole } = note.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const gap = parseFloat(getComputedStyle(note.parentElement ?? note).columnGap);
      const step = (whole - 11 * gap) / 12 + gap;
      const columns = (note.getBoundingClientRect().left - left) / step;
      return { text: note.textContent, off: Math.abs(columns - Math.round(columns)) * step };
    }),
  );
  return notes.flatMap(({ text, off }) => (off < EXACT_PX ? [] : [`${text}: ${off} px`]));
}
