import { products } from "#content/products/product-list.ts";
import type { PageRecord } from "#content/record-types.ts";
import { pages } from "#content/site/site-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const drawn = pages.filter(({ sections }) => sections.some(({ kind }) => kind === "drawing"));
/** What the lists below a page's drawings explain. */
const marksOf = ({ sections }: PageRecord) =>
  sections
    .flatMap((section) => (section.kind === "drawing" ? (section.drawings ?? []) : []))
    .flatMap(({ legend }) => legend.flatMap((part) => (part.kind === "key" ? [part.keys] : [])))
    .flatMap((keys) => keys.map(({ code }, index) => code ?? String(index + 1)));
const [developments, office, retail, residences] = [
  "/asset-classes/real-estate-developments",
  "/asset-classes/office",
  "/asset-classes/commercial-retail",
  "/asset-classes/luxury-residences",
] as const;
/** Smaller letters are not legible on a phone. */
const MIN_PX = 12;

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

test("A translated page has its drawing, from left to right", async ({ page }) => {
  await page.goto("/ar/about");
  const chain = page.locator("main figure svg");
  await expect(chain).toBeVisible();
  expect(await chain.evaluate((svg) => getComputedStyle(svg).direction)).toBe("ltr");
  await page.goto("/de/about");
  await expect(page.getByRole("img", { name: "Plan des Werks" })).toBeVisible();
});

test("Each product has a drawing with a description, and a key with its numbers", async ({
  page,
}) => {
  for (const product of products) {
    const { path } = product;
    await page.goto(path);
    const section = page.locator("#drawing");
    for (const drawing of await section.getByRole("img").all()) {
      await expect(drawing, path).toHaveAccessibleName(/\w/);
      await expect(drawing, path).toHaveAccessibleDescription(
        /The numbers are those of the list\./,
      );
    }
    const numbers = await section.getByRole("listitem").locator("b").allTextContents();
    expect(numbers, path).toEqual(marksOf(product));
  }
});

test("A drawing's text is legible on a phone, and the page does not scroll sideways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of drawn) {
    await page.goto(path);
    const sizes = await page.locator("main figure svg text").evaluateAll((texts) =>
      texts.flatMap((text) => {
        if (!text.checkVisibility()) return [];
        // For upright and rotated text.
        const { c, d } = (text as SVGTextElement).getScreenCTM() ?? { c: 0, d: 0 };
        return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(c, d);
      }),
    );
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(MIN_PX);
    for (const drawing of await page.locator("main figure svg").all())
      expect((await drawing.boundingBox())?.width, path).toBeLessThanOrEqual(350);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test("A tap enlarges a wide drawing on a phone, without a script too, and Close leads back", async ({
  browser,
}) => {
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, hasTouch: true, javaScriptEnabled: false });
  await page.goto(developments);
  const plan = page.getByRole("img", { name: "Typical floor plan" });
  await plan.scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Enlarge the drawing" }).tap();
  await expect(page.getByText("27.60 m (90′-7″)", { exact: true })).toBeVisible();
  expect((await plan.boundingBox())?.width).toBeGreaterThan(700);
  await page.getByRole("link", { name: "Close" }).tap();
  await expect(page.getByText("27.60 m (90′-7″)", { exact: true })).toBeHidden();
  await expect(plan).toBeInViewport();
  await page.close();
});

/** Millimeters of paper per unit of the drawing. */
const PRINTED = [
  // A unit is a decimeter: half a millimeter on paper at 1:200.
  { path: developments, name: "Typical floor plan", unit: 0.5 },
  { path: "/asset-classes/hospitality-resorts", name: "Guest rooms by type", unit: 100 / 150 },
  { path: "/asset-classes/oem-private-label", name: "Carton, layer and pallet", unit: 10 / 25 },
  { path: "/asset-classes/oem-private-label", name: "40′ high-cube container", unit: 10 / 75 },
  { path: "/about", name: "Plan of the mill", unit: 1 },
] as const;
/** A4 without the margins of the page. */
const PAPER_MM = 210 - 2 * 13;

for (const { path, name, unit } of PRINTED)
  test(`${name}: printed with white fills, true to scale and on one page`, async ({ page }) => {
    await page.emulateMedia({ media: "print" });
    await page.goto(path);
    const plan = page.getByRole("img", { name });
    const { width, viewBox, fills } = await plan.evaluate((svg: SVGSVGElement) => ({
      width: svg.getBoundingClientRect().width,
      viewBox: svg.viewBox.baseVal.width,
      fills: [...svg.querySelectorAll(".clear")].map((shape) => getComputedStyle(shape).fill),
    }));
    expect(width).toBeCloseTo((viewBox * unit * 96) / 25.4, 0);
    expect(viewBox * unit).toBeLessThanOrEqual(PAPER_MM);
    expect(new Set(fills)).toEqual(new Set(["rgb(255, 255, 255)"]));
    const figure = page.locator("figure", { has: plan });
    expect(await figure.evaluate((element) => getComputedStyle(element).breakInside)).toBe("avoid");
  });
