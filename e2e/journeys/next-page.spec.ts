import { languagesOf } from "#server/languages/words-of.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { home } from "#content/pages/home.ts";
import { markets } from "#content/pages/markets.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { products } from "#content/products/product-list.ts";
import { pages } from "#content/site/site-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX } from "#e2e/support/inbox-page.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
import { hrefIn } from "#lib/languages/words.ts";

const PATHS = new Set(
  pages.flatMap(({ path }) => languagesOf(path).map((language) => hrefIn({ language }, path))),
);
const CARD = 'main a[href="/products/custom-cabinets"]';
const RULES = 'script[type="speculationrules"]';
/** Longer than a prefetch takes. */
const WAIT_MS = 1_500;

test.describe("according to the server log", () => {
  // One site for all tests, which read its log in turn.
  test.describe.configure({ mode: "default" });
  let site: Site;
  test.beforeAll(async () => {
    site = await startSite({ LOG_LEVEL: "debug" });
  });
  test.beforeEach(() => site.output.splice(0));
  test.afterAll(() => site.stop());

  const askedPages = () =>
    site.output.flatMap((line) => {
      const { msg, route = "" } = JSON.parse(line) as { msg?: string; route?: string };
      return msg === "request" && (PATHS.has(route) || route === "/request-quote") ? [route] : [];
    });

  test("hovering a link prerenders its page, and one short request says that it is read", async ({
    page,
  }) => {
    // Chromium prerenders nothing while it is watched, but says what it was asked for.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Preload.enable");
    const drawn: string[] = [];
    devtools.on("Preload.prerenderStatusUpdated", ({ key }) => drawn.push(key.url));
    await page.goto(`${site.url}/products`);
    await page.locator(CARD).first().hover();
    await expect.poll(() => drawn).toContain(`${site.url}/products/custom-cabinets`);
    await expect.poll(askedPages).toContain("/products/custom-cabinets");
    await page.locator(CARD).first().click();
    await page.waitForURL("**/products/custom-cabinets");
    await sleep(WAIT_MS);
    const asked = site.output.filter((line) =>
      line.includes('"route":"/products/custom-cabinets"'),
    );
    expect(asked.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { ahead: true, status: 200 },
      { status: 304 },
    ]);
    expect(asked[1]).not.toContain("ahead");
  });

  test("visible links are prefetched only after the first interaction, and forms never", async ({
    page,
  }) => {
    await page.goto(`${site.url}/#contact`);
    await sleep(WAIT_MS);
    expect(askedPages()).toEqual(["/"]);
    await page.mouse.move(640, 400);
    const inBar = ["/about", "/quality", "/sustainability"];
    await expect.poll(askedPages).toEqual(expect.arrayContaining(inBar));
    await sleep(WAIT_MS);
    expect(askedPages().toSorted()).toEqual(["/", ...inBar]);
    // Not viewed yet.
    const lineOf = (path: string) => site.output.find((line) => line.includes(`"route":"${path}"`));
    for (const path of inBar) expect(lineOf(path)).toContain('"ahead":true');
    expect(lineOf("/")).not.toContain("ahead");
  });

  for (const effectiveType of ["slow-2g", "4g"])
    test(`nothing is prefetched ${effectiveType === "4g" ? "with Save-Data" : "on a very slow connection"}`, async ({
      page,
    }) => {
      await page.addInitScript((type) => {
        const value = { effectiveType: type, saveData: type === "4g" };
        Object.defineProperty(navigator, "connection", { value });
      }, effectiveType);
      await page.goto(`${site.url}/products`);
      await page.locator(CARD).first().hover();
      await sleep(WAIT_MS);
      expect(askedPages()).toEqual(["/products"]);
    });
});

test("hovering prefetches only links to other public pages", async ({ page }) => {
  for (const path of ["/", "/products/custom-cabinets", "/asset-classes/office", "/privacy"]) {
    await page.goto(path);
    const chosen = await page.evaluate(async () => {
      const found = new Set<string>();
      for (const link of document.querySelectorAll("a")) {
        link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        await new Promise((done) => setTimeout(done, 40));
        if (link.matches("[data-ahead]")) found.add(link.pathname);
      }
      return [...found];
    });
    expect(chosen.length, path).toBeGreaterThan(10);
    const wrong = chosen.filter((other) => !PATHS.has(other) || other === path);
    expect(wrong, path).toEqual([]);
  }
});

test("a missing page and the inbox prefetch nothing", async ({ page }) => {
  const act = async () => {
    await page.mouse.move(100, 300);
    await page.mouse.move(120, 320);
    await page.keyboard.press("Shift");
  };
  await page.goto("/about");
  await act();
  await expect(page.locator(RULES)).toHaveCount(1);
  for (const path of ["/no/such-page", INBOX]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await act();
    await page.waitForTimeout(500);
    await expect(page.locator(RULES)).toHaveCount(0);
  }
});

test("each image has a unique transition name that is the same on every page", async ({ page }) => {
  const [product] = products;
  const [assetClass] = assetClasses;
  const namesOn = async ({ path }: { path: string }) => {
    await page.goto(path);
    return page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .map((element) => getComputedStyle(element).viewTransitionName)
        // An element without a box has no snapshot, and an empty name.
        .filter((name) => name && name !== "none"),
    );
  };
  const [productSlugs = [], marketSlugs = []] = [products, assetClasses].map((records) =>
    records.map(({ slug }) => slug as string),
  );
  expect(await namesOn(productsOverview)).toEqual(["bar", ...productSlugs]);
  expect(await namesOn(markets)).toEqual(["bar", ...marketSlugs]);
  expect((await namesOn(home)).toSorted()).toEqual(
    ["bar", ...productSlugs, ...marketSlugs].toSorted(),
  );
  expect(await namesOn(product)).toEqual(["bar", "sections", product.slug]);
  expect(await namesOn(assetClass)).toEqual(["bar", assetClass.slug]);
});
