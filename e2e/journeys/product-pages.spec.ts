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

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px, without JavaScript`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test("the section bar stays directly below the header in one line at every scroll position, and its links work", async ({
      page,
    }) => {
      await expectBarToFollow(page);
      await page.goto(DOORS);
      await expectLinksToLead(page);
    });
  });

test("each section link scrolls its heading into view below both bars and is highlighted", async ({
  page,
}) => {
  await expectBarToFollow(page);
  for (const { path } of products) {
    await page.goto(path, { waitUntil: "networkidle" });
    for (const link of await sectionBar(page).locator('a[href^="#"]').all())
      expect(await markOf(link), path).toBe("none");
    await expectLinksToLead(page);
  }
});

test("nothing in the section bar is cut at 320 px in any language", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
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

test("a specifier finds the doors' values and their standards on the page", async ({ page }) => {
  await page.goto(DOORS);
  await sectionBar(page).getByRole("link", { name: "Specification" }).click();
  const row = (name: string) => page.getByRole("row", { name });
  await expect(row("U-factor")).toContainText("NFRC 100");
  await expect(row("U-factor")).toContainText("typical");
  await expect(row("Hurricane impact")).toContainText("ASTM E1886, E1996");
  await expect(row("Hurricane impact")).toContainText("tested");
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
  return link.evaluate((element) => getComputedStyle(element).backgroundImage);
}

/** The header's line overlaps the bar's first pixel. */
async function gap(page: Page): Promise<number> {
  return (await boxOf(sectionBar(page))).y - (bottomOf(await boxOf(header(page))) - 1);
}

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
