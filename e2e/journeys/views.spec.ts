import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";

const FLOORS = "/products/hardwood-flooring";
const PHONE = { width: 390, height: 844 };

const swatch = (page: Page, slug: string) => page.locator(`#${slug} > a`);
const view = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const compare = (page: Page) => page.getByRole("link", { name: "Compare two species" });
const factsOf = (page: Page, index: number) =>
  page.getByRole("dialog").locator("figcaption").nth(index).locator("dl > div");
const scale = (page: Page) =>
  page
    .getByRole("dialog")
    .locator("picture")
    .first()
    .evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

function largeFiles(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("-2400.")) asked.push(request.url());
  });
  return asked;
}

test("hovering a swatch shows a loupe and only then loads the large image", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const large = largeFiles(page);
  await page.goto(FLOORS, { waitUntil: "networkidle" });
  await swatch(page, "teak").scrollIntoViewIfNeeded();
  const box = (await swatch(page, "teak").boundingBox()) ?? { x: 0, y: 0 };
  expect(large).toEqual([]);
  const loupe = page.locator(".loupe");
  await expect(async () => {
    await page.mouse.move(box.x + 60 + Math.random() * 20, box.y + 200);
    await expect(loupe).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(large).toHaveLength(1);
  expect(large[0]).toContain("species-teak-2400.avif");

  // The loupe's center shows the point under the mouse.
  const off = await page.evaluate(() => {
    const glass = document.querySelector(".loupe")?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [glass.x + glass.width / 2, glass.y + glass.height / 2];
    const inGlass = document.querySelector(".loupe img")?.getBoundingClientRect() ?? new DOMRect();
    const image = document.querySelector("#teak img");
    const shown = image?.getBoundingClientRect() ?? new DOMRect();
    const whole = Math.max(shown.width, (shown.height * 4) / 3);
    const under = (x - shown.x + (whole - shown.width) / 2) / whole;
    const height = (whole * 3) / 4;
    const down = (y - shown.y + (height - shown.height) / 2) / height;
    return [under - (x - inGlass.x) / inGlass.width, down - (y - inGlass.y) / inGlass.height].map(
      (part) => Math.round(part * 500),
    );
  });
  expect(off.map(Math.abs)).toEqual([0, 0]);
  await page.mouse.move(5, 5);
  await expect(loupe).toBeHidden();
});

test("an image opens full screen, zooms with keys, buttons and wheel, and closes with the back button", async ({
  page,
}) => {
  await page.goto(FLOORS, { waitUntil: "networkidle" });
  await swatch(page, "hickory").focus();
  await page.keyboard.press("Enter");
  await expect(view(page, "Hickory")).toBeVisible();
  await expect(page).toHaveURL(`${FLOORS}#look=hickory`);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Nearer: Hickory" }).click();
  expect(await scale(page)).toBe(1.5);
  await page.getByRole("group", { name: "Hickory, from near by" }).focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  expect(await scale(page)).toBe(2.25);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  expect(await scale(page)).toBe(1);
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, -300);
  expect(await scale(page)).toBeGreaterThan(2);

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(FLOORS);
  await expect(swatch(page, "hickory")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(view(page, "Hickory")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(FLOORS);
});

test("two species are compared side by side, and the comparison's URL can be shared", async ({
  page,
  context,
}) => {
  await page.goto(FLOORS, { waitUntil: "networkidle" });
  await compare(page).click();
  await expect(view(page, "White oak and American walnut")).toBeVisible();
  await page.getByLabel("Second").selectOption("Teak");
  await expect(view(page, "White oak and Teak")).toBeVisible();
  await expect(page.getByLabel("Second")).toBeFocused();
  await expect(page).toHaveURL(`${FLOORS}#compare=white-oak+teak`);
  await expectAccessible(page);
  await expect(factsOf(page, 0)).toHaveText([
    /Hardness ASTM D143\s*1,360.lbf 6.0.kN/,
    /Movement per 1%.moisture\s*0\.37% 0\.18%.radial/,
    /Color change in daylight\s*Slight ambers/,
    /Price class\s*\$\$\$/,
  ]);
  await expect(factsOf(page, 1).first()).toContainText("1,000");

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(view(friend, "White oak and Teak")).toBeVisible();
  await friend.getByLabel("First").selectOption("Teak");
  await expect(view(friend, "Teak and White oak")).toBeVisible();
  await friend.getByRole("button", { name: "Close" }).click();
  await expect(friend.getByRole("dialog")).toHaveCount(0);
  await expect(friend).toHaveURL(FLOORS);

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(FLOORS);
  await page.goForward();
  await expect(view(page, "White oak and Teak")).toBeVisible();
});

test(
  "the image view can request a sample, which is announced, and a quote",
  { tag: "@samples" },
  async ({ page }) => {
    await page.goto(`${FLOORS}#look=ash`, { waitUntil: "networkidle" });
    const sample = view(page, "Ash").getByRole("button", { name: "Ask for a sample: Ash" });
    await sample.click();
    await expect(sample).toHaveAttribute("aria-pressed", "true");
    await expect(view(page, "Ash").getByRole("status")).toHaveText(
      "Ash sample added, 1 in your tray",
    );
    await view(page, "Ash").getByRole("button", { name: "Ask for a quote: Ash" }).click();
    await expect(page.getByRole("dialog", { name: "Request a quote" })).toBeVisible();
    await expect(page.getByLabel("Specifications")).toHaveValue(
      "Quote for: Ash (hardwood flooring)",
    );
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Your samples" })).toBeVisible();
  },
);

test("the quote button of an image opened from the page opens the form, which stays open", async ({
  page,
}) => {
  await page.goto("/products/wall-panels", { waitUntil: "networkidle" });
  await swatch(page, "fluted").click();
  await view(page, "Fluted").getByRole("button", { name: "Ask for a quote: Fluted" }).click();
  await expect(page.getByLabel("Specifications")).toHaveValue("Quote for: Fluted (wall panels)");
  await page.waitForTimeout(300);
  await expect(page.getByRole("dialog", { name: "Request a quote" })).toBeVisible();
});

for (const address of [
  "#look=gold",
  "#compare=teak",
  "#compare=gold+teak",
  "#look=%3Cb%3E",
  "#a=b",
])
  test(`an unknown URL fragment opens nothing: ${address}`, async ({ page }) => {
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(String(error)));
    await page.goto(`${FLOORS}${address}`, { waitUntil: "networkidle" });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(failures).toEqual([]);
  });

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a pinch zooms the image, and each button is large enough for touch", async ({ page }) => {
    await page.goto(FLOORS, { waitUntil: "networkidle" });
    await swatch(page, "white-oak").tap();
    await expect(view(page, "White oak")).toBeVisible();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await touch("touchStart", [150, 300], [250, 300]);
    for (let far = 10; far <= 100; far += 10)
      await touch("touchMove", [150 - far, 300], [250 + far, 300]);
    await touch("touchEnd");
    expect(await scale(page)).toBeGreaterThan(2);
    for (const target of await view(page, "White oak").locator("button").all()) {
      const { height = 0 } = (await target.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("two compared images are stacked, with their values side by side", async ({ page }) => {
    await page.goto(`${FLOORS}#compare=ash+teak`, { waitUntil: "networkidle" });
    await expect(view(page, "Ash and Teak")).toBeVisible();
    await expectAccessible(page);
    const boxesOf = async (part: string) => {
      const places = page.getByRole("dialog").locator(part);
      return Promise.all([places.nth(0).boundingBox(), places.nth(1).boundingBox()]);
    };
    const [upper, lower] = await boxesOf(".frame");
    expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
    const [left, right] = await boxesOf("figcaption");
    expect(right?.y).toBe(left?.y);
    expect(right?.x).toBeGreaterThan(left?.x ?? 0);
    expect(
      await page
        .getByRole("dialog")
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  });

  test("the table of six species fits a phone's screen", async ({ page }) => {
    await page.goto(FLOORS, { waitUntil: "networkidle" });
    const table = page.locator("#compare");
    expect(await table.evaluate(({ clientWidth }) => clientWidth)).toBeLessThanOrEqual(350);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a swatch links to its large image, and the comparison is a table", async ({ page }) => {
    await page.goto(FLOORS);
    await compare(page).click();
    await expect(page).toHaveURL(`${FLOORS}#compare`);
    await expect(page.getByRole("row", { name: "Teak" })).toBeInViewport();
    await expect(page.getByRole("row", { name: "Teak" })).toContainText("Tectona grandis");
    await page.getByRole("row", { name: "Teak" }).getByRole("link").click();
    await swatch(page, "teak").click();
    await expect(page).toHaveURL(/species-teak-2400\.webp/);
    expect(
      await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBe(2400);
  });
});
