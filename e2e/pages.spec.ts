import { expect, test, type Page } from "@playwright/test";
import { company } from "#content/company.ts";
import { products } from "#content/products/index.ts";
import { pages } from "#content/routes.ts";
import { tornNumbers } from "./support/line-ends.ts";

const WIDTHS = [390, 820, 1440];

for (const { path, title, description, footer, index } of pages) {
  test(`a visitor reads ${path}, and it is complete`, async ({ page, baseURL }) => {
    const faults: string[] = [];
    const strangers: string[] = [];
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "")) strangers.push(request.url());
    });

    const response = await page.goto(path);

    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | ${company.name}`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${path === "/" ? "" : path}/?$`),
    );
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(
      index === false ? 1 : 0,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(footer === false ? 0 : 1);
    await expect(page.locator('a[href="#"], a:not([href])')).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(faults).toEqual([]);
    expect(strangers).toEqual([]);
  });

  test(`${path} is as wide as its window and tears no number from its unit, in text of twice the size too`, async ({
    page,
  }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto(path);
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0);
      expect(await tornNumbers(page), `at ${width} px`).toEqual([]);
    }
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(), `at ${width} px, twice the text`).toBeLessThanOrEqual(0);
    }
  });
}

test("a visitor who asks for a page that is not there is told so, and is led home", async ({
  page,
}) => {
  const logged = page.waitForEvent("console", (message) =>
    message.text().includes("/no/such-page"),
  );

  const response = await page.goto("/no/such-page");

  expect(response?.status()).toBe(404);
  await logged;
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.getByRole("link", { name: "Return home" }).click();
  await expect(page).toHaveURL("/");
});

test("a visitor who shortens an address is led on for good", async ({ request }) => {
  for (const [short, path] of [
    ["/asset-classes", "/markets"],
    ["/admin", "/admin/teragus-submissions"],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await request.fetch(short, { method, maxRedirects: 0 });
      expect([answer.status(), answer.headers().location], short).toEqual([308, path]);
    }
    expect((await request.get(short)).status(), short).toBe(200);
  }
});

test("a crawler finds every page that may be found in the sitemap, and no other", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );

  expect(listed.toSorted()).toEqual(
    pages
      .filter(({ index }) => index !== false)
      .map(({ path }) => path as string)
      .toSorted(),
  );
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

test.describe("where motion is welcome", () => {
  test("the claims count up to the figures that the page was sent with", async ({
    page,
    request,
  }) => {
    const html = await (await request.get("/")).text();
    for (const figure of ["15+", "500+", "100+", "24/7"]) expect(html).toContain(`>${figure}</`);

    const figuresSeen = await watchFigures(page);
    await page.goto("/");
    const counting = page.locator("dd [aria-hidden]");

    // On the way up there are more figures than the three at its end.
    await expect.poll(async () => (await figuresSeen()).length).toBeGreaterThan(3);
    await expect(counting).toHaveText(["15+", "500+", "100+"], { timeout: 5_000 });
    // What a screen reader hears never changes.
    await expect(page.locator("dd .sr-only")).toHaveText(["15+", "500+", "100+"]);
  });
});

test.describe("where motion is unwelcome", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the claims stand still", async ({ page }) => {
    const figuresSeen = await watchFigures(page);
    await page.goto("/");
    await page.waitForTimeout(1_000);

    expect((await figuresSeen()).toSorted()).toEqual(["100+", "15+", "500+"]);
  });
});

test("a specifier prints each product as one sheet of A4", async ({ page }) => {
  for (const { path } of products) {
    await page.goto(path);
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

/** Notes every figure that the next page shows, from its first line on; the answer reads them. */
async function watchFigures(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll("dd [aria-hidden]"))
        seen.add(element.textContent ?? "");
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
