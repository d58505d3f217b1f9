import { expect, test, type Page } from "@playwright/test";
import { heroFilm } from "#content/images/hero-film-record.ts";

/** The films requested in the seconds after loading, on the page's own clock. */
async function requestedFilms(page: Page): Promise<string[]> {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/video/")) films.push(request.url());
  });
  await page.clock.install();
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.runFor(5_000);
  await page.waitForLoadState("networkidle");
  return films;
}

async function bytesOf(page: Page, path: string): Promise<number> {
  const response = await page.request.get(path);
  return (await response.body()).byteLength;
}

test.describe("the first screen of the home page", () => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`is at least three quarters image and contains the headline at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const image = await boxOf(page, ".hero-image");
      const seen = Math.min(height, image.y + image.height) - image.y;
      // A phone's has the first action too.
      if (width < 768)
        await expect(page.getByRole("link", { name: "Explore products" })).toBeInViewport({
          ratio: 1,
        });
      else expect((seen * image.width) / (width * height)).toBeGreaterThanOrEqual(0.75);
      const headline = await boxOf(page, "h1");
      expect(headline.y + headline.height).toBeLessThanOrEqual(height);
    });
  }

  test("shows the four stats within 1440 by 900 px", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const claims = await boxOf(page, ".claims");
    expect(claims.y + claims.height).toBeLessThanOrEqual(900);
  });
});

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

test.describe("the hero film", () => {
  test("has its own cut for phones, smaller than 500 kB", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const films = await requestedFilms(page);
    expect(new Set(films.map((film) => new URL(film).pathname))).toEqual(
      new Set(["/video/hero-film-tall.av1.mp4"]),
    );
    for (const { src } of heroFilm.sources.tall)
      expect(await bytesOf(page, src)).toBeLessThan(500_000);
    await expect(page.getByRole("button", { name: "Pause film" })).toBeVisible();
  });

  test("is smaller than 1.2 MB, or 1.8 MB without AV1", async ({ page }) => {
    const [best, fallback] = heroFilm.sources.wide;
    expect(await bytesOf(page, best.src)).toBeLessThan(1_200_000);
    expect(await bytesOf(page, fallback.src)).toBeLessThan(1_800_000);
  });

  test("does not load if the visitor prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await requestedFilms(page)).toEqual([]);
  });

  test("pauses and plays with the keyboard", async ({ page }) => {
    await page.goto("/");
    const pause = page.getByRole("button", { name: "Pause film" });
    await pause.focus();
    await expect(pause).toBeFocused();
    await page.keyboard.press("Enter");
    const isPaused = () => page.locator("video").evaluate((film: HTMLVideoElement) => film.paused);
    await expect.poll(isPaused).toBe(true);
    await expect(page.getByRole("button", { name: "Play film" })).toBeFocused();
    await page.keyboard.press("Space");
    await expect.poll(isPaused).toBe(false);
  });
});
