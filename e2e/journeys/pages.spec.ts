import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { claims } from "#content/claims.ts";
import { products } from "#content/products/product-list.ts";
import { COUNTED, countedAt, FIGURES } from "#e2e/support/hero-figures.ts";
import { waitUntilLaidOut } from "#e2e/support/laid-out.ts";

const STILL = FIGURES.filter((figure) => !COUNTED.includes(figure));
const PROJECTS = claims.projects.value;

/** Generated content may be offset by a fraction of a pixel. */
const ROUNDED_PIXELS = 100;

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

test("a shortened URL redirects permanently to its page", async ({ request }) => {
  for (const [short, path] of [
    ["/asset-classes", "/markets"],
    ["/admin", "/admin/teragus-submissions"],
  ] as const) {
    for (const method of ["GET", "HEAD"]) {
      const response = await request.fetch(short, { method, maxRedirects: 0 });
      expect([response.status(), response.headers().location], short).toEqual([308, path]);
    }
    expect((await request.get(short)).status(), short).toBe(200);
  }
});

test("the robots' file names the sitemap", async ({ request }) => {
  expect(await (await request.get("/robots.txt")).text()).toContain("/sitemap.xml");
});

test.describe("with motion", () => {
  test("the stats count up to the numbers in the HTML", async ({ page, request }) => {
    const html = await (await request.get("/")).text();
    for (const figure of FIGURES) expect(html).toContain(`>${figure}</`);

    const figuresSeen = await watchFigures(page);
    await page.goto("/");

    // Intermediate numbers show while counting.
    await expect.poll(async () => (await figuresSeen()).length).toBeGreaterThan(4);
    await expect.poll(() => shownFigures(page), { timeout: 5_000 }).toEqual(FIGURES);
    // Screen readers never get intermediate numbers.
    await expect(page.locator(".claims dd")).toHaveText(FIGURES);
    expect(
      (await figuresSeen()).filter((figure) => !/^\d+\+$/.test(figure) && !STILL.includes(figure)),
    ).toEqual([]);
  });

  test("each intermediate number is painted where its text would be", async ({ page }) => {
    // Columns are at whole pixels here: running numbers are rounded to them, text is not.
    await page.setViewportSize({ width: 2000, height: 900 });
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    await waitUntilLaidOut(page);
    const list = page.locator(".claims");
    await list.scrollIntoViewIfNeeded();
    for (const progress of [0, 0.12, 0.35, 0.8]) {
      await countAgain(page, progress);
      const figures = COUNTED.map((figure) => countedAt(figure, progress));
      expect(await shownFigures(page)).toEqual([...figures, ...STILL]);
      const counted = await list.screenshot();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await writeFigures(page, figures);
      const different = await countDifferentPixels(await list.screenshot(), counted);
      expect(different, `at ${progress}`).toBeLessThan(ROUNDED_PIXELS);
      await writeFigures(page, COUNTED);
    }
  });

  test("a page printed during the count shows the final numbers", async ({ page }) => {
    await page.goto("/");
    await countAgain(page, 0.2);
    expect(await shownFigures(page)).not.toContain(PROJECTS);
    await page.emulateMedia({ media: "print" });
    expect(await shownFigures(page)).toEqual(FIGURES);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the stats do not count up", async ({ page }) => {
    const figuresSeen = await watchFigures(page);
    await page.goto("/");
    await page.waitForTimeout(1_000);

    expect((await figuresSeen()).toSorted()).toEqual(FIGURES.toSorted());
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the stats count up", async ({ page }) => {
    await page.goto("/");
    const index = FIGURES.indexOf(PROJECTS);
    await expect
      .poll(async () => Number.parseInt((await shownFigures(page))[index] ?? "", 10))
      .toBeLessThan(Number.parseInt(PROJECTS, 10));
    await expect.poll(() => shownFigures(page), { timeout: 5_000 }).toEqual(FIGURES);
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
function shownFigures(page: Page): Promise<string[]> {
  return page.evaluate(readFigures);
}

function readFigures(): string[] {
  return [...document.querySelectorAll<HTMLElement>(".claims dd")].map((claim) => {
    const counter = claim.querySelector<HTMLElement>("[data-unit]");
    const text = claim.textContent;
    if (!counter?.firstElementChild) return text;
    const running = getComputedStyle(counter, "::before");
    const isRunning = running.content !== "none" && running.opacity !== "0";
    const isText = getComputedStyle(counter.firstElementChild).opacity !== "0";
    const number = `${running.getPropertyValue("--count")}${counter.dataset.unit}`;
    // Both at once, or neither, must show.
    return `${isRunning ? number : ""}${isText ? text : ""}`;
  });
}

/** Restarts the count and stops it at `progress`, from 0 to 1. */
async function countAgain(page: Page, progress: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const counting = await page.evaluate((part) => {
    const animations = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = part * Number(animation.effect?.getComputedTiming().duration);
    }
    return animations.length;
  }, progress);
  expect(counting).toBe(6);
}

async function writeFigures(page: Page, figures: readonly string[]): Promise<void> {
  await page.evaluate((texts) => {
    for (const [index, text] of document.querySelectorAll(".claims [data-unit] > span").entries())
      text.textContent = texts[index] ?? "";
  }, figures);
}

async function countDifferentPixels(...images: [Buffer, Buffer]): Promise<number> {
  const [first, second] = await Promise.all(
    images.map(async (image) => {
      const { data } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
    }),
  );
  expect(second).toHaveLength(first?.length ?? 0);
  return first?.filter((pixel, index) => pixel !== second?.[index]).length ?? 0;
}

/** Records every number from the next page's first frame on. */
async function watchFigures(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(`
    const seen = (window.seen = new Set());
    const look = () => {
      for (const figure of (${readFigures.toString()})()) seen.add(figure);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  `);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
