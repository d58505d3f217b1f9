import { expect, test, type Page } from "@playwright/test";
import { heroFilm } from "#content/images/hero-film-record.ts";

/** Where the hero's plaster ends, in pixels of its master. */
const PANEL_LEFT = 1188;
const FLOOR_TOP = 772;

/** The films requested in the seconds after loading, on the page's own clock. */
async function askedFilms(page: Page): Promise<string[]> {
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
      const image = await boxOf(page, ".hero-picture");
      const seen = Math.min(height, image.y + image.height) - image.y;
      expect((seen * image.width) / (width * height)).toBeGreaterThanOrEqual(0.75);
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

  test("places its text on the plaster, left of the panel and above the floor", async ({
    page,
  }) => {
    for (const [width, height] of [
      [1200, 800],
      [1280, 720],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      const image = await boxOf(page, ".hero-picture");
      const scale = Math.max(image.width / 1920, image.height / 1080);
      const top = image.y - 0.3 * (1080 * scale - image.height);
      for (const words of [".hero-words h1", ".hero-words p", ".hero-words .text-link"]) {
        const box = await boxOf(page, words);
        expect(box.x + box.width, `${words} at ${width} px`).toBeLessThan(PANEL_LEFT * scale);
        expect(box.y + box.height, `${words} at ${width} px`).toBeLessThan(top + FLOOR_TOP * scale);
      }
    }
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
    const films = await askedFilms(page);
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

  test("changes its cut when the screen rotates, and stays paused", async ({ page }) => {
    await page.goto("/");
    const film = page.locator("video");
    await expect(film).toBeVisible();
    const source = () => film.evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(await source()).toContain("/video/hero-film.");
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(source).toContain("/video/hero-film-tall.");
    await expect(film).toBeVisible();
    await page.getByRole("button", { name: "Pause film" }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(source).toContain("/video/hero-film.");
    await page.waitForTimeout(500);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.getByRole("button", { name: "Play film" }).click();
    await expect(film).toBeVisible();
  });

  test("does not load if the visitor prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await askedFilms(page)).toEqual([]);
  });

  test("does not load with Save-Data", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      });
    });
    expect(await askedFilms(page)).toEqual([]);
  });

  test("loads only after the page has loaded", async ({ page }) => {
    const loadedBefore: boolean[] = [];
    page.on("request", async (request) => {
      if (!request.url().includes("/video/")) return;
      loadedBefore.push(await page.evaluate(() => document.readyState === "complete"));
    });
    await page.goto("/");
    await expect(page.locator("video")).toBeVisible();
    expect(loadedBefore.every(Boolean)).toBe(true);
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

  test("pauses while it is off screen and resumes unless the visitor paused it", async ({
    page,
  }) => {
    await page.goto("/");
    const isPaused = () => page.locator("video").evaluate((film: HTMLVideoElement) => film.paused);
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
    await expect(page.getByRole("button", { name: "Pause film" })).toBeVisible();
    await scrollTo(2_000);
    await expect.poll(isPaused).toBe(true);
    await scrollTo(0);
    await expect.poll(isPaused).toBe(false);

    await page.getByRole("button", { name: "Pause film" }).click();
    await scrollTo(2_000);
    await scrollTo(0);
    await page.waitForTimeout(500);
    expect(await isPaused()).toBe(true);
  });

  test("is replaced by its poster while reduced motion is on", async ({ page }) => {
    await page.goto("/");
    const film = page.locator("video");
    await expect(film).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(film).toBeHidden();
    await expect(page.getByRole("button", { name: /film/ })).toHaveCount(0);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(film).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause film" })).toBeVisible();
  });

  test("supports range requests", async ({ request }) => {
    const { headers, status } = await request
      .get("/video/hero-film.av1.mp4", { headers: { range: "bytes=100-199" } })
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect(status).toBe(206);
    expect(headers["content-length"]).toBe("100");
  });
});
