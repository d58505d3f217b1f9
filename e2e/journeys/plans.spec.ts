import { productSheets } from "#content/plans/product-sheets.ts";
import { products } from "#content/products/product-list.ts";
import { pages } from "#content/site/site-routes.ts";
import { expect, test } from "#e2e/support/fixtures.ts";

const drawn = pages.filter(({ sections }) => sections.some(({ kind }) => kind === "drawing"));
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

test("Each drawing of the company and of freight has its description, and its counts as text", async ({
  page,
}) => {
  await page.goto("/asset-classes/hospitality-resorts");
  await expect(page.getByRole("img", { name: "Guest rooms by type" })).toHaveAccessibleDescription(
    /king, 3,800 \(12′-6″\); double/,
  );
  const matrix = page.getByRole("table", { name: /^Room matrix/ });
  const building = matrix.getByRole("row", { name: /^6 floors, lobby/ });
  await expect(building.getByRole("cell")).toHaveText([
    "120",
    "3,156.0",
    "1,146.6",
    "126",
    "133",
    "126",
    "120",
    "126",
  ]);
  await expect(matrix.getByRole("columnheader")).toHaveCount(9);

  await page.goto("/asset-classes/oem-private-label");
  await expect(
    page.getByRole("img", { name: "40′ high-cube container" }),
  ).toHaveAccessibleDescription(/with 20 pallets in two rows/);
  await expect(page.getByRole("row", { name: /^Cargo/ })).toContainText("24,800 kg");

  await page.goto("/about");
  await expect(page.getByRole("img", { name: "Plan of the mill" })).toHaveAccessibleDescription(
    /Log yard, Sawmill, Kilns, Dry store; then back west through Molders/,
  );
  await expect(page.getByText("Sample plan, not a surveyed one.")).toBeVisible();

  await page.goto("/sustainability");
  await expect(page.getByRole("img", { name: /^Chain of custody/ })).toHaveAccessibleDescription(
    /FSC or PEFC: claim and certificate code \(Log – Invoice\)/,
  );
  await expect(page.getByRole("row", { name: /Invoice/ })).toContainText("FSC-STD-40-004");

  await page.goto("/quality");
  await expect(page.getByRole("img", { name: /^Fifteen stations/ })).toHaveAccessibleDescription(
    /Wood, 1–5; Making, 6–10; Leaving, 11–15/,
  );
});

test("A translated page has its drawing, from left to right", async ({ page }) => {
  await page.goto("/ar/sustainability");
  const chain = page.locator("main figure svg");
  await expect(chain).toBeVisible();
  expect(await chain.evaluate((svg) => getComputedStyle(svg).direction)).toBe("ltr");
  await page.goto("/de/about");
  await expect(page.getByRole("img", { name: "Plan des Werks" })).toBeVisible();
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
