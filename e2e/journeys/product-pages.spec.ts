import { expect, test, type Page } from "@playwright/test";
import { products } from "#content/products/product-list.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1100 },
  { width: 1440, height: 900 },
];
const DOORS = "/products/doors-windows";
const sectionBar = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const header = (page: Page) => page.getByRole("banner");

for (const size of SIZES) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test("the section bar stays directly below the header in one line at every scroll position", async ({
      page,
    }) => {
      await expectBarToFollow(page);
    });

    test("each section link scrolls its heading into view below both bars and is highlighted", async ({
      page,
    }) => {
      // One template; only the widest asks every product.
      for (const path of size.width < 1440 ? [DOORS] : products.map((product) => product.path)) {
        await page.goto(path, { waitUntil: "networkidle" });
        for (const link of await sectionBar(page).locator('a[href^="#"]').all())
          expect(await markOf(link), path).toBe("none");
        await expectLinksToLead(page);
      }
    });

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("the section bar stays below the header, and its links work", async ({ page }) => {
        await expectBarToFollow(page);
        await page.goto(DOORS);
        await expectLinksToLead(page);
      });
    });

    test("the section bar stays below the header with reduced motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectBarToFollow(page);
    });
  });
}

test("a script keeps the section bar below the header in browsers without scroll-driven animations", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const { supports } = CSS;
    CSS.supports = (...[property, value]: [string, string?]) =>
      property !== "animation-range" && supports(property, value ?? "");
  });
  await page.goto(DOORS);
  await page.addStyleTag({ content: ".site-header, .section-bar { animation: none !important }" });
  for (const top of [0, 1_500]) {
    await scrollTo(page, top);
    await expect.poll(() => gap(page), `at ${top}`).toBe(0);
  }
});

test("the PDF link is always visible on a phone, and the last section link scrolls out from under it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto(DOORS);
  const sheet = sectionBar(page).getByRole("link", { name: "Spec sheet PDF" });
  const last = sectionBar(page).getByRole("link", { name: "Certification" });
  const overlap = async () => {
    const { x, width } = await boxOf(last);
    return x + width - (await boxOf(sheet)).x;
  };
  await expect(sheet).toBeInViewport({ ratio: 1 });
  expect(await overlap()).toBeGreaterThan(0);
  await sectionBar(page)
    .getByRole("list")
    .evaluate((list) => list.scrollBy({ left: 1_000, behavior: "instant" }));
  expect(await overlap()).toBeLessThan(0);
  await expect(sheet).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
});

for (const width of [320, 390])
  test(`nothing in the section bar is cut at ${width} px in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const language of ["", "/de", "/fr", "/es", "/ar"])
      for (const { path } of products) {
        await page.goto(language + path);
        const bar = page.locator(".section-bar");
        const sheet = bar.locator("a[download]");
        await expect(sheet, language + path).toBeInViewport({ ratio: 1 });
        const cut = await bar.evaluate((nav) => {
          const list = nav.querySelector("ul");
          const fixed = nav.querySelector("a[download]")?.getBoundingClientRect();
          const isCut = (link: Element) => {
            link.scrollIntoView({ inline: "center", block: "nearest", behavior: "instant" });
            const { left, right } = link.getBoundingClientRect();
            const isUnder = fixed && left < fixed.right && right > fixed.left;
            return isUnder || left < 0 || right > innerWidth || link.scrollWidth > link.clientWidth;
          };
          return [...(list?.querySelectorAll("a:not([download])") ?? [])]
            .filter(isCut)
            .map(({ textContent }) => textContent);
        });
        expect(cut, language + path).toEqual([]);
      }
  });

test("the section bar causes no layout shift and is not printed", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(DOORS, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const shifted: string[] = [];
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: LayoutShift[] })[])
        for (const { node } of entry.sources)
          // The header's own text moves.
          if (!document.querySelector(".site-header")?.contains(node)) shifted.push(node.nodeName);
    }).observe({ type: "layout-shift" });
  });
  for (const top of [40, 60, 400, 2_000, 0]) {
    await scrollTo(page, top);
    await page.waitForTimeout(100);
  }
  expect(await page.evaluate(() => (window as unknown as { shifted: string[] }).shifted)).toEqual(
    [],
  );
  await page.emulateMedia({ media: "print" });
  await expect(sectionBar(page)).toBeHidden();
});

test("a specifier finds the doors' values and their standards on the page", async ({ page }) => {
  await page.goto(DOORS);
  await sectionBar(page).getByRole("link", { name: "Specification" }).click();
  const row = (name: string) => page.getByRole("row", { name });
  await expect(row("U-factor")).toContainText("NFRC 100");
  await expect(row("U-factor")).toContainText("typical");
  await expect(row("Hurricane impact")).toContainText("ASTM E1886, E1996");
  await expect(row("Hurricane impact")).toContainText("tested");
});

test.describe("the products menu", () => {
  for (const { name, width, open } of [
    {
      name: "on a desktop",
      width: 1440,
      open: async (page: Page) => header(page).getByText("Products", { exact: true }).click(),
    },
    {
      name: "on a phone",
      width: 390,
      open: async (page: Page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await page.locator("#site-menu summary").first().click();
      },
    },
  ]) {
    test(`${name} loads no swatch until it is opened, then all four`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const asked = new Set<string>();
      page.on("request", (request) => asked.add(new URL(request.url()).pathname));
      await page.goto("/about", { waitUntil: "networkidle" });
      const swatches = header(page).locator("details").first().locator("img");
      const addresses = await swatches.evaluateAll((images: HTMLImageElement[]) =>
        images.map(({ src }) => new URL(src).pathname),
      );
      await scrollTo(page, 1_500);
      await page.waitForTimeout(500);
      expect(addresses).toHaveLength(products.length);
      expect(addresses.filter((address) => asked.has(address))).toEqual([]);

      await open(page);
      await expect.poll(() => addresses.filter((address) => !asked.has(address))).toEqual([]);
      for (const swatch of await swatches.all())
        await expect
          .poll(() => swatch.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
    });
  }
});

/** The bar is one line high and stays directly below the header. */
async function expectBarToFollow(page: Page): Promise<void> {
  await page.goto(DOORS);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - 2_500);
  for (const top of [0, 20, 50, 51, 700, end, 0]) {
    await scrollTo(page, top);
    await expect.poll(() => gap(page), `at ${top}`).toBe(0);
    expect(await sectionBar(page).evaluate((bar) => bar.clientHeight)).toBe(44);
  }
}

/** Each link's heading must be visible below both bars. */
async function expectLinksToLead(page: Page): Promise<void> {
  for (const link of await sectionBar(page).locator('a[href^="#"]').all()) {
    const anchor = (await link.getAttribute("href")) ?? "";
    await link.click();
    const heading = page.locator(anchor).getByRole("heading", { level: 2 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => (await boxOf(heading)).y - bottomOf(await boxOf(sectionBar(page))), anchor)
      .toBeGreaterThanOrEqual(0);
    await expect(page).toHaveURL(new RegExp(`${anchor}$`));
    await expect.poll(() => markOf(link), anchor).not.toBe("none");
  }
}

function markOf(link: ReturnType<Page["locator"]>): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).boxShadow);
}

/** The header's line overlaps the bar's first pixel. */
async function gap(page: Page): Promise<number> {
  return (await boxOf(sectionBar(page))).y - (bottomOf(await boxOf(header(page))) - 1);
}

type LayoutShift = { node: Node };
type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: ReturnType<Page["locator"]>): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}
