import { expect, test, type Page } from "@playwright/test";
import { claims } from "#content/claims.ts";
import { products } from "#content/products/product-list.ts";
import { home } from "#content/pages/home.ts";

/** The home page's stats in their order. */
const STATS: readonly string[] = home.sections
  .flatMap((section) => (section.kind === "hero" ? section.claims : []))
  .map(({ value }) => value);
const PROJECTS = claims.projects.value;

test("a missing page shows a 404 and a link to the home page", async ({ page }) => {
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("/no/such-page"),
  );

  const response = await page.goto("/no/such-page");

  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Oops! Page not found");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /lbf/ })).toHaveCount(6);
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("link", { name: "Return home" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the stats count up", async ({ page }) => {
    await page.goto("/");
    // Screen readers never get intermediate numbers.
    await expect(page.locator(".claims dd")).toHaveText(STATS);
    const index = STATS.indexOf(PROJECTS);
    await expect
      .poll(async () => Number.parseInt((await shownStats(page))[index] ?? "", 10))
      .toBeLessThan(Number.parseInt(PROJECTS, 10));
    await expect.poll(() => shownStats(page), { timeout: 5_000 }).toEqual(STATS);
  });
});

test("each product page prints on one A4 sheet, and each of its drawings on another", async ({
  page,
}) => {
  for (const { path } of products) {
    await page.goto(path);
    const drawings = await page.locator("#drawing figure").count();
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(1 + drawings);
  }
});

/** The running number while there is one, else the text. */
function shownStats(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".claims dd")].map((claim) => {
      const counter = claim.querySelector<HTMLElement>("[data-unit]");
      const text = claim.textContent;
      if (!counter?.firstElementChild) return text;
      const running = getComputedStyle(counter, "::before");
      const isRunning = running.content !== "none" && running.opacity !== "0";
      const isText = getComputedStyle(counter.firstElementChild).opacity !== "0";
      const number = `${running.getPropertyValue("--count")}${counter.dataset.unit}`;
      // Both at once, or neither, must show.
      return `${isRunning ? number : ""}${isText ? text : ""}`;
    }),
  );
}
