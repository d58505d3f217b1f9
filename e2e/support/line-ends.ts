import type { Page } from "@playwright/test";

/** Numbers broken across lines: a range, "15-point", or a number and its unit. */
export function tornNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole =
      /\d[\d.,/%]*[+MK]?(?:[-–][\p{L}\d.,/%]+)?(?:\s(?:in(?:ch)?|sq\sft|ft|mm|m²?|lbf|kN|hours?|(?:business\s)?days?|weeks?|months?|years?))?(?!\p{L})/gu;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: found, index } of (node.nodeValue ?? "").matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(found);
      }
    }
    return torn;
  });
}
