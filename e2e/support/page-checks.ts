import type { Page } from "@playwright/test";

/** Sums layout shifts without input from the next navigation on. */
export async function observeLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    Object.assign(window, { shift });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shift.sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum);
}

/** Parts not laid out yet, see components/enhancements/enhance-page.ts. */
export function countNotLaidOut(page: Page): Promise<number> {
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

/** Numbers broken across lines: a range, "15-point", or a number and its unit. */
export function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole =
      /\d[\d.,/%]*[+MK]?(?:[-–][\p{L}\d.,/%]+)?(?:\s(?:in(?:ch)?|sq\sft|ft|mm|m²?|lbf|kN|hours?|(?:business\s)?days?|weeks?|months?|years?))?(?!\p{L})/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: found, index } of (node.nodeValue ?? "").matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(found);
      }
    }
    return broken;
  });
}

/** A single last word is fine if it is nearly as long as the line above. */
const MIN_LAST_LINE = 0.6;
/** Invisible, but more than browsers' rounding. */
const EXACT_PX = 0.6;

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
    MIN_LAST_LINE,
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

/** Marker classes of Tailwind and the icons, which have no rule. */
const MARKS = /^(group|lucide(-.+)?)$/;

/** Classes on the page that no loaded style sheet has a rule for. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const unknown = await page.evaluate(() => {
    const known = new Set<string>();
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [, name = ""] of rule.selectorText.matchAll(/\.((?:\\.|[\w-])+)/g))
            known.add(name.replaceAll(/\\(.)/g, "$1"));
        if ("cssRules" in rule) read(rule.cssRules as CSSRuleList);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const used = [...document.querySelectorAll("[class]")].flatMap((element) => [
      ...element.classList,
    ]);
    return [...new Set(used)].filter((name) => !known.has(name));
  });
  return unknown.filter((name) => !MARKS.test(name));
}

/** Layout rounding. */
const ROUNDING = 1;

export type ShownImage = {
  source: string;
  isLoaded: boolean;
  isSized: boolean;
  box: { width: number; height: number };
  file: { width: number; height: number };
};

/** Scrolls to every image, waits for its file, and returns the image and box sizes. */
export async function shownImages(page: Page): Promise<ShownImage[]> {
  return page.evaluate(async () => {
    // In some browsers, content of closed menus has boxes.
    const images = [...document.images].filter((image) => image.checkVisibility());
    const shown = [];
    for (const image of images) {
      image.scrollIntoView({ block: "center", behavior: "instant" });
      // One by one, since lazy images load when they come near.
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      const isCut = getComputedStyle(image).objectFit === "cover";
      // `naturalWidth` is scaled by `sizes`; the file name has the real width.
      const fileWidth = Number(/-(\d+)\.(?:avif|webp)/.exec(image.currentSrc)?.[1] ?? Number.NaN);
      const aspect = image.naturalWidth / image.naturalHeight;
      shown.push({
        source: image.currentSrc,
        isLoaded: image.complete && image.naturalWidth > 0,
        isSized: image.hasAttribute("width") && image.hasAttribute("height"),
        // The layout size of the whole file, cropped margins included.
        box: isCut
          ? { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) }
          : { width, height },
        file: { width: fileWidth, height: fileWidth / aspect },
      });
    }
    return shown;
  });
}

/** Broken, unsized, repeated, and files too small or too large for their boxes at a density of 1. */
export function imageFaults(images: readonly ShownImage[]): string[] {
  const names = images.map(({ source }) => source.replace(/-\d+\.(?:avif|webp).*/, ""));
  return images.flatMap((image, index) => {
    const { source, box, file, isLoaded, isSized } = image;
    const pixels = file.width * file.height;
    const faults = {
      broken: !isLoaded,
      "without width and height": !isSized,
      "shown twice": names.indexOf(names[index] ?? "") !== index,
      "smaller than its box":
        file.width + ROUNDING < box.width || file.height + ROUNDING < box.height,
      "more than twice the box's pixels":
        pixels > 2 * (box.width + ROUNDING) * (box.height + ROUNDING),
    };
    return Object.entries(faults).flatMap(([fault, isFound]) =>
      isFound ? [`${source} in ${Math.round(box.width)} px: ${fault}`] : [],
    );
  });
}
