import { assetClasses } from "#content/asset-classes/asset-class-list.ts";
import { productSheets } from "#content/drawings/product-sheets.ts";
import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const records: readonly PageRecord[] = [...products, ...assetClasses];
const drawn = records.filter(({ sections }) => sections.some(({ kind }) => kind === "drawing"));
const [developments, office, retail, residences] = [
  "/asset-classes/real-estate-developments",
  "/asset-classes/office",
  "/asset-classes/commercial-retail",
  "/asset-classes/luxury-residences",
] as const;
/** Smaller letters are not legible on a phone. */
const SMALLEST_PX = 10;

test("Drawings have accessible descriptions and their numbers as text", async ({ page }) => {
  await page.goto(developments);
  const plan = page.getByRole("img", { name: "Typical floor plan" });
  await expect(plan).toHaveAccessibleDescription(/27\.60 m \(90′-7″\) by 19\.20 m/);
  await expect(page.getByRole("table", { name: "Type A, two bedrooms" })).toContainText("27.8");
  await page.goto(office);
  await expect(page.getByRole("img", { name: "Section through a boardroom" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^With panels/ })).toContainText("0.43");
  await page.goto(retail);
  await expect(page.getByRole("img", { name: /Store kit/ })).toHaveAccessibleDescription(
    /9 × wall bay/,
  );
  await page.goto(residences);
  const hall = page.getByRole("row", { name: /Entrance hall/ });
  await expect(hall.getByRole("cell").first()).toHaveText(/F2\s+White\soak\sherringbone/);
});

test("Each product has a drawing with a description, and a key with its numbers", async ({
  page,
}) => {
  for (const { path, slug } of products) {
    await page.goto(path);
    const section = page.locator("#drawing");
    for (const drawing of await section.getByRole("img").all()) {
      await expect(drawing, path).toHaveAccessibleName(/\w/);
      await expect(drawing, path).toHaveAccessibleDescription(
        /The numbers are those of the list\./,
      );
    }
    const numbers = await section.getByRole("listitem").locator("b").allTextContents();
    expect(numbers, path).toEqual(productSheets[slug].map(({ code }) => code));
  }
});

test("The parts of a cabinet are listed with their cut sizes", async ({ page }) => {
  await page.goto("/products/custom-cabinets");
  const side = page.locator("#drawing").getByRole("listitem").first();
  await expect(side).toContainText(
    /720\s×\s560\s×\s18\smm\s\(28-3\/8\s×\s22-1\/16\s×\s11\/16\sin\)/,
  );
});

test("A drawing's text is legible on a phone, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of drawn) {
    await page.goto(path);
    const sizes = await page.locator("main figure svg text").evaluateAll((texts) =>
      texts.map((text) => {
        // For upright and rotated text.
        const { c, d } = (text as SVGTextElement).getScreenCTM() ?? { c: 0, d: 0 };
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d);
      }),
    );
    expect(Math.min(SMALLEST_PX, ...sizes), path).toBe(SMALLEST_PX);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test("A drawing that is wider than a phone scrolls with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(developments);
  const field = page.getByRole("region", { name: "Typical floor plan, drawing" });
  await field.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => field.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("The joint of a floor prints at its real size, on a sheet of its own", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/products/hardwood-flooring");
  const { plank, order } = await page
    .getByRole("img", { name: "Joint and pattern" })
    .evaluate((svg: SVGSVGElement) => ({
      // Of a plank that is 19 mm thick, its paper and its plywood of 18 mm.
      plank: svg.querySelector("[fill='url(#plywood)']")?.getBoundingClientRect().height,
      order: getComputedStyle(svg.closest("section") ?? svg).breakBefore,
    }));
  expect(plank).toBeCloseTo((18 * 96) / 25.4, 0);
  expect(order).toBe("page");
});

test("A printed drawing has white fills, is true to scale and does not break across pages", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(developments);
  const plan = page.getByRole("img", { name: "Typical floor plan" });
  const { width, viewBox, fills } = await plan.evaluate((svg: SVGSVGElement) => ({
    width: svg.getBoundingClientRect().width,
    viewBox: svg.viewBox.baseVal.width,
    fills: [...svg.querySelectorAll(".clear")].map((shape) => getComputedStyle(shape).fill),
  }));
  // A unit is a decimeter: half a millimeter on paper at 1:200.
  expect(width).toBeCloseTo((viewBox * 0.5 * 96) / 25.4, 0);
  expect(new Set(fills)).toEqual(new Set(["rgb(255, 255, 255)"]));
  const figure = page.locator("figure", { has: plan });
  expect(await figure.evaluate((element) => getComputedStyle(element).breakInside)).toBe("avoid");
});
