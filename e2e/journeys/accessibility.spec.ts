import { expect, test } from "@playwright/test";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { signIn, store } from "#e2e/support/inbox-page.ts";
import { unstyledClasses } from "#e2e/support/page-checks.ts";

test("the open quote dialog is accessible, and every class in it has a CSS rule", async ({
  page,
}) => {
  await page.goto("/products/hardwood-flooring");
  await page.getByRole("link", { name: "Request a Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  expect(await unstyledClasses(page)).toEqual([]);
});

test("every class in the inbox has a CSS rule", async ({ page }) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  await expect(page.getByText("History")).toBeVisible();
  expect(await unstyledClasses(page)).toEqual([]);
});

test("A page is usable without its style sheets", async ({ page }) => {
  await page.route("**/*.css", (route) => route.abort());
  await page.goto("/request-quote");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit request" })).toBeVisible();
});

test("every keyboard tab stop shows its focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const shown = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return true;
      const { outlineStyle } = getComputedStyle(element);
      return (
        outlineStyle !== "none" || getComputedStyle(element, "::after").outlineStyle !== "none"
      );
    });
    expect(shown, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(
      true,
    );
  }
});
