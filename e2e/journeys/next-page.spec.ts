import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { home } from "#content/pages/home.ts";
import { markets } from "#content/pages/markets.ts";
import { productsOverview } from "#content/pages/products-overview.ts";
import { products } from "#content/products/product-list.ts";
import { pages } from "#content/site/site-routes.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX } from "#e2e/support/inbox-page.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
import { openTab } from "#e2e/support/tabs.ts";
import { hrefIn } from "#lib/languages/words.ts";
import { languagesOf, wordsOf } from "#server/languages/words-of.ts";

const PATHS = new Set(
  pages.flatMap(({ path }) => languagesOf(path).map((language) => hrefIn(wordsOf(language), path))),
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

  /** Requested paths that begin with `start`, in order. */
  const asked = (start = "/") =>
    site.output.flatMap((line) => {
      const { msg, path } = JSON.parse(line) as { msg?: string; path?: string };
      return msg === "request" && path?.startsWith(start) ? [path] : [];
    });
  const askedPages = () => asked().filter((path) => PATHS.has(path) || path === "/request-quote");

  test("hovering a link prerenders its page, and the click requests no document", async () => {
    await using tab = await openTab();
    await tab.goto(`${site.url}/products`);
    await tab.scrollTo(CARD);
    await tab.hover(CARD);
    await expect.poll(() => tab.prerenderedPages()).toBe(1);
    await expect.poll(() => asked("/images/").length).toBeGreaterThan(0);
    await tab.click(CARD);
    await tab.waitFor('location.pathname === "/products/custom-cabinets"');
    const [visit] = await tab.evaluate<{ activationStart: number }[]>(
      'JSON.parse(JSON.stringify(performance.getEntriesByType("navigation")))',
    );
    expect(visit?.activationStart).toBeGreaterThan(0);
    await sleep(WAIT_MS);
    expect(asked("/products/custom-cabinets")).toEqual(["/products/custom-cabinets"]);
  });

  test("touching a link prerenders its page before the finger lifts", async () => {
    await using tab = await openTab({ width: 390, height: 844, isPhone: true });
    await tab.goto(`${site.url}/products`);
    await tab.scrollTo(CARD);
    await tab.tap(CARD);
    await tab.waitFor('location.pathname === "/products/custom-cabinets"');
    const start = 'performance.getEntriesByType("navigation")[0].activationStart';
    expect(await tab.evaluate<number>(start)).toBeGreaterThan(0);
    expect(asked("/products/custom-cabinets")).toHaveLength(1);
  });

  test("visible links are prefetched only after the first interaction, and forms never", async () => {
    await using tab = await openTab();
    await tab.goto(`${site.url}/#contact`);
    await sleep(WAIT_MS);
    expect(askedPages()).toEqual(["/"]);
    await tab.moveTo({ x: 640, y: 400 });
    const inBar = ["/about", "/quality", "/sustainability"];
    await expect.poll(() => askedPages()).toEqual(expect.arrayContaining(inBar));
    await sleep(WAIT_MS);
    expect(askedPages().toSorted()).toEqual(["/", ...inBar]);
    // Not viewed yet.
    for (const path of inBar)
      expect(site.output.find((line) => line.includes(`"path":"${path}"`))).toContain(
        '"ahead":true',
      );
    expect(site.output.find((line) => line.includes('"path":"/"'))).not.toContain("ahead");
  });

  test("nothing is prefetched with Save-Data or on a very slow connection", async () => {
    const slow = `Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } });`;
    for (const options of [{ saveData: true }, { script: slow }]) {
      site.output.splice(0);
      await using tab = await openTab(options);
      await tab.goto(`${site.url}/products`);
      await tab.scrollTo(CARD);
      await tab.hover(CARD);
      await sleep(WAIT_MS);
      expect(tab.prerenderedPages()).toBe(0);
      expect(askedPages()).toEqual(["/products"]);
    }
  });

  test("a prerendered page loads no film and starts no count until it is shown", async () => {
    await using tab = await openTab();
    await tab.goto(`${site.url}/about`);
    await tab.hover('header a[href="/"]');
    await expect.poll(() => tab.prerenderedPages()).toBe(1);
    await sleep(3 * WAIT_MS);
    expect(asked("/video/")).toEqual([]);
    await tab.click('header a[href="/"]');
    const counting =
      'document.getAnimations().some(({ animationName }) => animationName === "count-up")';
    await tab.waitFor(`location.pathname === "/" && ${counting}`);
    await expect.poll(() => asked("/video/").length).toBeGreaterThan(0);
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
    expect(
      chosen.filter((other) => !PATHS.has(other) || other === path),
      path,
    ).toEqual([]);
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

test.describe("view transitions from a card to its page", () => {
  test("each image has a unique transition name that is the same on every page", async ({
    page,
  }) => {
    const names = new Map<string, string[]>();
    const [product] = products;
    const [assetClass] = assetClasses;
    for (const { path } of [home, productsOverview, markets, product, assetClass]) {
      await page.goto(path);
      names.set(path, await transitionNames(page));
    }
    for (const [path, all] of names) expect(new Set(all).size, path).toBe(all.length);
    const slugs = [products, assetClasses].map((records) => records.map(({ slug }) => slug));
    expect(names.get("/products")).toEqual(["bar", ...(slugs[0] ?? [])]);
    expect(names.get("/markets")).toEqual(["bar", ...(slugs[1] ?? [])]);
    expect(names.get("/")?.toSorted()).toEqual(["bar", ...slugs.flat()].toSorted());
    expect(names.get(product.path)).toEqual(["bar", "sections", product.slug]);
    expect(names.get(assetClass.path)).toEqual(["bar", assetClass.slug]);
  });

  test("the image moves between the pages, and the header stays still", async ({ page }) => {
    await watchTransitions(page);
    await page.goto("/products");
    await page.locator(CARD).click();
    await expect(page).toHaveURL("/products/custom-cabinets");
    await expect.poll(() => goneAlong(page)).toEqual(["custom-cabinets", "root"]);
    await page.getByRole("link", { name: "Back to Products" }).click();
    await expect(page).toHaveURL("/products");
    await expect.poll(() => goneAlong(page)).toEqual(["custom-cabinets", "root"]);
    await page.goBack();
    await expect(page).toHaveURL("/products/custom-cabinets");
    await expect.poll(() => goneAlong(page)).toEqual(["custom-cabinets", "root"]);
  });

  test("nothing moves with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await watchTransitions(page);
    await page.goto("/products");
    await page.locator(CARD).click();
    await expect(page).toHaveURL("/products/custom-cabinets");
    await expect.poll(() => goneAlong(page)).toEqual([]);
  });
});

function transitionNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .map((element) => getComputedStyle(element).viewTransitionName)
      // An element without a box has no snapshot, and an empty name.
      .filter((name) => name && name !== "none"),
  );
}

/** Records each document's incoming view transition. */
async function watchTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", ({ viewTransition }) => {
      const both = new Map<string, number>();
      const tell = () => {
        for (const { effect } of document.getAnimations()) {
          const [, name] =
            /^::view-transition-(?:old|new)\((.+)\)$/.exec(
              (effect as KeyframeEffect).pseudoElement ?? "",
            ) ?? [];
          if (name) both.set(name, (both.get(name) ?? 0) + 1);
        }
        const names = [...both].filter(([, count]) => count > 1).map(([name]) => name);
        Object.assign(window, { goneAlong: names.toSorted() });
      };
      if (viewTransition) void viewTransition.ready.then(tell);
      else tell();
    });
  });
}

function goneAlong(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { goneAlong: string[] }).goneAlong);
}
