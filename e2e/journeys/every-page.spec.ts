/** Opens every public page once per device; each property of that visit is a line of the report. */
import { pageTitle } from "#lib/seo/page-metadata.ts";
import { generateImage } from "#content/pages/generate-image.ts";
import { specificationTextPages } from "#content/pages/specification-text-pages.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { pages } from "#content/site/site-pages.ts";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { invisibleCharacters } from "#e2e/support/english.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import {
  brokenNumbers,
  imageFaults,
  badlyBrokenHeadings,
  measureOverflow,
  notesOffColumns,
  unstyledClasses,
} from "#e2e/support/page-checks.ts";
import {
  overBudget,
  visitPage,
  wordsMissingInHtml,
  type PageVisit,
  PHONE,
  type PageWeight,
} from "#e2e/support/page-visit.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { findAxeViolations } from "#e2e/support/accessibility.ts";

/** One specification text stands for the others, which differ from it in words only. */
const LIKE_ANOTHER = new Set<string>(specificationTextPages.slice(1).map(({ path }) => path));
const PATHS = [...pages.map(({ path }) => path as string), REQUEST_QUOTE_PATH].filter(
  (path) => !LIKE_ANOTHER.has(path),
);
const HAVE_FORMS = new Set<string>([REQUEST_QUOTE_PATH, generateImage.path]);
const KILOBYTE = 1000;
const LARGEST_PAINT = { phone: 60 * KILOBYTE, desktop: 140 * KILOBYTE };
/** Far below web.dev's 0.1, with late fonts: labels of the bar may move by 7 px (0.001), but no line (0.01). */
const LAYOUT_SHIFT = { phone: 0.0015, desktop: 0.005 };
const TEXT_AT_TWICE = [390, 820, 1440];

// Headless Chromium rounds local fonts to whole pixels; real browsers do not.
const options = chromiumOptions();
test.use({
  launchOptions: { ...options, args: [...(options.args ?? []), "--font-render-hinting=none"] },
});

for (const path of PATHS) {
  test.describe(`${path} on a phone`, () => {
    test.describe.configure({ mode: "default" });
    let visit: PageVisit;
    let dense: PageWeight;
    let densePaint: number;
    test.beforeAll(async ({ browser, baseURL }) => {
      const url = `${baseURL}${path}`;
      const denseVisit = await visitPage(browser, url, { ...PHONE, deviceScaleFactor: 3 });
      dense = denseVisit.weight;
      densePaint = denseVisit.largestPaintBytes;
      await denseVisit.page.context().close();
      visit = await visitPage(browser, url, { ...PHONE, hasLateFonts: true });
    });
    test.afterAll(() => visit.page.context().close());

    test("is within its byte budget and does not shift", () => {
      expect(overBudget(path, visit.weight, dense)).toEqual([]);
      expect(densePaint).toBeLessThanOrEqual(LARGEST_PAINT.phone);
    });
    test("does not shift if the fonts arrive late", () => {
      expect(visit.weight.layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT.phone);
    });
    const scripts = HAVE_FORMS.has(path) ? "loads no framework" : "loads one script";
    test(`${scripts} until somebody acts`, async () => {
      if (!HAVE_FORMS.has(path)) expect(visit.scripts).toHaveLength(1);
      expect(await visit.page.evaluate(() => "next" in window || "React" in window)).toBe(false);
    });
    checkImages(() => visit);
    checkText(() => visit, [320, 390]);
    test("has no accessibility violation, its menu included", async () => {
      const { page } = visit;
      expect(await findAxeViolations(page)).toEqual([]);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.locator("#site-menu summary").first().click();
      expect(await findAxeViolations(page, "#site-menu")).toEqual([]);
    });
    checkErrors(() => visit);
  });

  test.describe(`${path} on a tablet`, () => {
    test.describe.configure({ mode: "default" });
    let visit: PageVisit;
    test.beforeAll(async ({ browser, baseURL }) => {
      visit = await visitPage(browser, `${baseURL}${path}`, {
        viewport: { width: 820, height: 1180 },
      });
    });
    test.afterAll(() => visit.page.context().close());

    checkImages(() => visit);
    checkText(() => visit, [820]);
    checkErrors(() => visit);
  });

  test.describe(`${path} on a desktop`, () => {
    test.describe.configure({ mode: "default" });
    let visit: PageVisit;
    test.beforeAll(async ({ browser, baseURL }) => {
      visit = await visitPage(browser, `${baseURL}${path}`, {
        viewport: { width: 1440, height: 900 },
        hasLateFonts: true,
      });
    });
    test.afterAll(() => visit.page.context().close());

    test("is complete", () => expectComplete(visit, path));
    test("does not shift if the fonts arrive late", () => {
      expect(visit.weight.layoutShift).toBeLessThanOrEqual(LAYOUT_SHIFT.desktop);
    });
    test("has every word in its HTML, for crawlers, and no invisible character", async () => {
      expect(await wordsMissingInHtml(visit.page)).toEqual([]);
      expect(invisibleCharacters((await visit.response?.text()) ?? "")).toEqual([]);
    });
    test("has a rule for every class", async () => {
      expect(await unstyledClasses(visit.page)).toEqual([]);
    });
    checkImages(() => visit);
    test("has the image bands of its record, each up to the window's edge", async () => {
      for (const image of bandsOf(path)) {
        const band = visit.page.locator(`figure img[src*="/${image}-"]`);
        const { x, width } = (await band.boundingBox()) ?? { x: Number.NaN, width: 0 };
        if (image.startsWith("interval-")) expect([x, width]).toEqual([0, 1440]);
        else expect([x, 1440 - x - width]).toContain(0);
      }
    });
    checkText(() => visit, [1280, 1600, 1440]);
    test("has no accessibility violation, its menu included", async () => {
      await visit.page.getByRole("banner").locator("summary").first().focus();
      await visit.page.keyboard.press("Enter");
      expect(await findAxeViolations(visit.page)).toEqual([]);
      await visit.page.keyboard.press("Escape");
    });
    test("is no wider than its window if the text is twice as large", async () => {
      const { page } = visit;
      const style = await page.addStyleTag({ content: "html { font-size: 200% }" });
      for (const width of TEXT_AT_TWICE) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      await style.evaluate((element: Element) => element.remove());
    });
    test("opens its menus and its quote form", async () => {
      const { page } = visit;
      const banner = page.getByRole("banner");
      for (const menu of await banner.locator("summary:visible").all()) {
        await menu.focus();
        await page.keyboard.press("Enter");
      }
      await page.keyboard.press("Escape");
      if (path !== REQUEST_QUOTE_PATH) {
        await banner.getByRole("link", { name: "Request Quote" }).click();
        await expect(page.getByRole("dialog", { name: "Request a quote" })).toBeVisible();
      }
      await fillRequired(page, someBuyer());
    });
    checkErrors(() => visit);
  });

  test.describe(`${path} on a wide screen`, () => {
    test.describe.configure({ mode: "default" });
    let visit: PageVisit;
    test.beforeAll(async ({ browser, baseURL }) => {
      visit = await visitPage(browser, `${baseURL}${path}`, {
        viewport: { width: 1920, height: 1080 },
      });
    });
    test.afterAll(() => visit.page.context().close());

    test("paints nothing larger than 140 KB", () => {
      expect(visit.largestPaintBytes).toBeLessThanOrEqual(LARGEST_PAINT.desktop);
    });
    checkImages(() => visit);
    checkText(() => visit, [1920]);
    checkErrors(() => visit);
  });
}

function checkImages(visit: () => PageVisit): void {
  test("fills each image's box with a file of its size", () => {
    expect(imageFaults(visit().images)).toEqual([]);
  });
}

function bandsOf(path: string): string[] {
  const sections = pages.find((page) => page.path === path)?.sections ?? [];
  return sections.flatMap((section) => (section.kind === "image-band" ? section.image : []));
}

function checkText(visit: () => PageVisit, widths: readonly number[]): void {
  test("sets its text well: no overflow, no broken number, no widow, notes on columns", async () => {
    const { page } = visit();
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [
        ...(await brokenNumbers(page)),
        ...(width > 320 ? await badlyBrokenHeadings(page) : []),
        ...(width > 820 ? await notesOffColumns(page) : []),
      ];
      expect(await measureOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      found.push(...faults.map((fault) => `${fault} at ${width} px`));
    }
    expect(found).toEqual([]);
  });
}

function checkErrors(visit: () => PageVisit): void {
  test("logs no error, breaks no policy and asks no other site", () => {
    expect(visit().errors).toEqual([]);
    expect(visit().foreignRequests).toEqual([]);
  });
}

async function expectComplete({ page, response }: PageVisit, path: string): Promise<void> {
  expect(response?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator('a[href="#"], a:not([href])')).toHaveCount(0);
  const record = pages.find((one) => one.path === path);
  if (!record) return;
  const { title, description, footer, index } = record;
  const canonical = new RegExp(`${path === "/" ? "" : path}/?$`);
  await expect(page).toHaveTitle(pageTitle(title));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonical);
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(
    index === false ? 1 : 0,
  );
  await expect(page.getByRole("contentinfo")).toHaveCount(footer === false ? 0 : 1);
}
