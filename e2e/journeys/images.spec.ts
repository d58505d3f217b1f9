import { expect, test, type Page } from "@playwright/test";
import { heroFilm } from "#content/images/hero-film-record.ts";
import { pages } from "#content/site/site-routes.ts";

const WIDTHS = [390, 820, 1440, 1920];
const KILOBYTE = 1000;

/** Where the hero's plaster ends, in pixels of its master. */
const PANEL_LEFT = 860;
const FLOOR_TOP = 730;

/** Layout rounding. */
const ROUNDING = 1;

type ShownImage = {
  source: string;
  isLoaded: boolean;
  isSized: boolean;
  box: { width: number; height: number };
  file: { width: number; height: number };
};

/** Scrolls to every image, waits for its file, and returns the image and box sizes. */
async function shownImages(page: Page): Promise<ShownImage[]> {
  return page.evaluate(async () => {
    // In some browsers, content of closed menus has boxes.
    const images = [...document.images].filter((image) => image.checkVisibility());
    const shown = [];
    for (const image of images) {
      image.scrollIntoView({ block: "center", behavior: "instant" });
      // One by one, since lazy images load when they come near.
      await image.decode().catch(() => undefined);
      const { width, height } = image.getBoundingClientRect();
      const isCut = getComputedStyle(image).objectFit === "cover";
      // `naturalWidth` is scaled by `sizes`; the file name has the real width.
      const fileWidth = Number(/-(\d+)\.(?:avif|webp)/.exec(image.currentSrc)?.[1] ?? Number.NaN);
      const aspect = image.naturalWidth / image.naturalHeight;
      shown.push({
        source: image.currentSrc,
        isLoaded: image.complete && image.naturalWidth > 0,
        isSized: image.hasAttribute("width") && image.hasAttribute("height"),
        // The layout size of the whole file, cropped margins included.
        box: isCut
          ? { width: Math.max(width, height * aspect), height: Math.max(height, width / aspect) }
          : { width, height },
        file: { width: fileWidth, height: fileWidth / aspect },
      });
    }
    return shown;
  });
}

function isTooSmall({ box, file }: ShownImage): boolean {
  return file.width + ROUNDING < box.width || file.height + ROUNDING < box.height;
}

function isTooLarge({ box, file }: ShownImage): boolean {
  return file.width * file.height > 2 * (box.width + ROUNDING) * (box.height + ROUNDING);
}

/** The file name without its width. */
function imageName({ source }: ShownImage): string {
  return source.replace(/-\d+\.(?:avif|webp).*/, "");
}

function isRepeated(name: string, index: number, names: string[]): boolean {
  return names.indexOf(name) !== index;
}

for (const { path } of pages) {
  for (const width of WIDTHS) {
    test(`${path} fills each picture's box with a file of its size at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "load" });
      if (width === Math.max(...WIDTHS))
        expect(await largestPaintBytes(page), "largest paint").toBeLessThanOrEqual(140 * KILOBYTE);

      const shown = await shownImages(page);
      const names = (faulty: (image: ShownImage) => boolean) =>
        shown.filter(faulty).map(({ source, box }) => `${source} in ${Math.round(box.width)} px`);
      expect
        .soft(
          names(({ isLoaded }) => !isLoaded),
          "broken",
        )
        .toEqual([]);
      expect
        .soft(
          names(({ isSized }) => !isSized),
          "without width and height",
        )
        .toEqual([]);
      expect.soft(shown.map(imageName).filter(isRepeated), "shown twice").toEqual([]);
      expect.soft(names(isTooSmall), "smaller than the box").toEqual([]);
      expect.soft(names(isTooLarge), "more than twice the box's pixels").toEqual([]);
    });
  }
}

test.describe("a phone with a fine screen", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  for (const { path } of pages) {
    test(`paints nothing larger than 60 KB at ${path}`, async ({ page }) => {
      await page.goto(path, { waitUntil: "load" });
      expect(await largestPaintBytes(page)).toBeLessThanOrEqual(60 * KILOBYTE);
    });
  }
});

/** Zero if the largest paint is text. */
async function largestPaintBytes(page: Page): Promise<number> {
  const address = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          resolve(last && "url" in last ? String(last.url) : "");
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  if (!address) return 0;
  const response = await page.request.get(address);
  return (await response.body()).byteLength;
}

/** Waits longer than a film would take to start. */
async function askedFilms(page: Page): Promise<string[]> {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/video/")) films.push(request.url());
  });
  await page.goto("/", { waitUntil: "load" });
  await page.waitForTimeout(4500);
  return films;
}

async function bytesOf(page: Page, path: string): Promise<number> {
  const response = await page.request.get(path);
  return (await response.body()).byteLength;
}

test.describe("the hero's first screen", () => {
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    test(`is its picture for three quarters, with the headline, at ${width} px`, async ({
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

  test("has the four claims within 900 px at 1440", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    const claims = await boxOf(page, ".claims");
    expect(claims.y + claims.height).toBeLessThanOrEqual(900);
  });

  test("sets its words on plaster, before the panel begins, and above the floor", async ({
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

test.describe("the hero's film", () => {
  test("comes to a phone in a cut of its own, of half a megabyte at most", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const films = await askedFilms(page);
    expect(new Set(films.map((film) => new URL(film).pathname))).toEqual(
      new Set(["/video/hero-film-tall.av1.mp4"]),
    );
    for (const { src } of heroFilm.sources.tall)
      expect(await bytesOf(page, src)).toBeLessThan(500_000);
    await expect(page.getByRole("button", { name: "Pause film" })).toBeVisible();
  });

  test("weighs 1.2 MB at most, or 1.8 MB where AV1 is unknown", async ({ page }) => {
    const [best, fallback] = heroFilm.sources.wide;
    expect(await bytesOf(page, best.src)).toBeLessThan(1_200_000);
    expect(await bytesOf(page, fallback.src)).toBeLessThan(1_800_000);
  });

  test("follows a screen that is turned, and stays paused where it was paused", async ({
    page,
  }) => {
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

  test("does not come where motion is not wanted", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await askedFilms(page)).toEqual([]);
  });

  test("does not come where data is saved", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "4g" },
      });
    });
    expect(await askedFilms(page)).toEqual([]);
  });

  test("is asked for after the page has loaded, and its poster is there before", async ({
    page,
  }) => {
    const loadedBefore: boolean[] = [];
    page.on("request", async (request) => {
      if (!request.url().includes("/video/")) return;
      loadedBefore.push(await page.evaluate(() => document.readyState === "complete"));
    });
    await page.goto("/");
    await expect(page.locator("video")).toBeVisible();
    expect(loadedBefore.every(Boolean)).toBe(true);
  });

  test("pauses and plays from the keyboard", async ({ page }) => {
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

  test("rests while it is out of sight, and plays on when it is seen again", async ({ page }) => {
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

  test("gives way to its poster as soon as motion is not wanted, and comes back", async ({
    page,
  }) => {
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

  test("answers range requests", async ({ request }) => {
    const { headers, status } = await request
      .get("/video/hero-film.av1.mp4", { headers: { range: "bytes=100-199" } })
      .then((response) => ({ headers: response.headers(), status: response.status() }));
    expect(status).toBe(206);
    expect(headers["content-length"]).toBe("100");
  });
});
