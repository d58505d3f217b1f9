import { expect, test } from "@playwright/test";
import { signIn, store } from "#e2e/support/inbox-page.ts";
import { waitUntilLaidOut } from "#e2e/support/laid-out.ts";
import { unstyledClasses } from "#e2e/support/unstyled-classes.ts";

test("every class in the quote dialog has a CSS rule", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Request Quote" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await unstyledClasses(page)).toEqual([]);
});

test("the dialog's style sheet moves nothing on the page behind it", async ({ page }) => {
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

test("A phone shows nothing until the style sheets have loaded", async ({ browser }) => {
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
