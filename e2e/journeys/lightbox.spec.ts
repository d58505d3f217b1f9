import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";

const FLOORS = "/products/hardwood-flooring";
const PHONE = { width: 390, height: 844 };

const swatch = (page: Page, slug: string) => page.locator(`#${slug} > a`);
const lightbox = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
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

test("an image opens full screen, zooms with keys, buttons and wheel, and closes with the back button", async ({
  page,
}) => {
  const large = largeFiles(page);
  await page.goto(FLOORS, { waitUntil: "networkidle" });
  expect(large).toEqual([]);
  await swatch(page, "hickory").focus();
  await page.keyboard.press("Enter");
  await expect(lightbox(page, "Hickory")).toBeVisible();
  expect(large).toEqual([expect.stringContaining("species-hickory-2400.avif")]);
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
  await expect(lightbox(page, "Hickory")).toBeVisible();
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
  await expect(lightbox(page, "White oak and American walnut")).toBeVisible();
  await page.getByLabel("Second").selectOption("Teak");
  await expect(lightbox(page, "White oak and Teak")).toBeVisible();
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
  await expect(lightbox(friend, "White oak and Teak")).toBeVisible();
  await friend.getByLabel("First").selectOption("Teak");
  await expect(lightbox(friend, "Teak and White oak")).toBeVisible();
  await friend.getByRole("button", { name: "Close" }).click();
  await expect(friend.getByRole("dialog")).toHaveCount(0);
  await expect(friend).toHaveURL(FLOORS);

  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(FLOORS);
  await page.goForward();
  await expect(lightbox(page, "White oak and Teak")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a pinch zooms the image, and each button is large enough for touch", async ({ page }) => {
    await page.goto(FLOORS, { waitUntil: "networkidle" });
    await swatch(page, "white-oak").tap();
    await expect(lightbox(page, "White oak")).toBeVisible();
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
    for (const target of await lightbox(page, "White oak").locator("button").all()) {
      const { height = 0 } = (await target.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
    }
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
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
