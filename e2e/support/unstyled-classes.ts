import type { Page } from "@playwright/test";

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
