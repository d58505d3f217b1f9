import { expect, test, type Page } from "@playwright/test";
import { pages } from "#content/site/site-routes.ts";
import { signIn, store } from "#e2e/support/inbox-page.ts";
import { waitUntilLaidOut } from "#e2e/support/laid-out.ts";

/** Marker classes of Tailwind and the icons, which have no rule. */
const MARKS = /^(group|lucide(-.+)?)$/;

async function unstyledClasses(page: Page): Promise<string[]> {
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

for (const path of [...pages.map((record) => record.path as string), "/request-quote"]) {
  test(`every class on ${path} has its rule`, async ({ page }) => {
    await page.goto(path);
    expect(await unstyledClasses(page)).toEqual([]);
  });
}

test("every class of the quote dialog and its toast has its rule", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await unstyledClasses(page)).toEqual([]);
});

test("the classes that come with a dialog move nothing on the page behind it", async ({ page }) => {
  const places = () =>
    page
      .getByRole("main")
      .locator("*")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.className} ${[x, y + window.scrollY, width, height].map(Math.round).join(" ")}`;
        }),
      );
  await page.goto("/products/doors-windows", { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  await waitUntilLaidOut(page);
  const before = await places();
  await page.getByRole("banner").getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await places()).toEqual(before);
});

test("every class of the inbox has its rule", async ({ page }) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  await expect(page.getByText("History")).toBeVisible();
  expect(await unstyledClasses(page)).toEqual([]);
});

test("A page whose style sheets do not come is read all the same", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  await page.goto("/request-quote");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit request" })).toBeVisible();
});

test("A phone lays out no page before its style sheets have come", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const styles = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.goto("/request-quote", { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  expect(await page.evaluate(() => document.body.offsetHeight)).toBe(0);
  styles.resolve();
  await expect(page.getByLabel("Full name")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit request" })).toBeVisible();
  await page.close();
});
