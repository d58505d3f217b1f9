import sharp from "sharp";
import { company } from "#content/company.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/fixtures.ts";
import { measureOverflow } from "#e2e/support/page-checks.ts";
import {
  API,
  describe,
  description,
  expect,
  generate,
  PATH,
  SUCCESS,
  toast,
} from "#e2e/support/image-tool.ts";

test("I describe a cabinet and see its image and what was understood", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(PATH);
  await describe(page, "Wallnut shaker kitchen with a marble island, brass pulls and a dragon");
  const image = page.getByRole("img", { name: /^Kitchen with shaker fronts in American walnut/ });
  await expect(image).toBeVisible();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expect(page.getByRole("status")).toContainText(/successfully! Kitchen with shaker fronts/);
  expect(
    await image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight]),
  ).toEqual([1536, 1024]);
  await expect(page.getByText("Made by our own renderer.")).toBeVisible();
  await expect(page.getByText("not in the picture: “dragon”")).toBeVisible();
  await expect(page.getByLabel("Cabinet", { exact: true })).toHaveValue("walnut");
  await expect(page.getByLabel("Cabinet", { exact: true })).toHaveAccessibleDescription(
    "“Wallnut”",
  );
  await expect(page.getByLabel("Island")).toHaveValue("calacatta");
  await expect(page.getByLabel("Floor")).toHaveAccessibleDescription("our proposal");
  expect(faults).toEqual([]);
});

test("I name an unsupported room, and one press draws the nearest one, as the tool said it would", async ({
  page,
}) => {
  await page.goto(PATH);
  await describe(page, "Boot room in sage with a chevron floor");
  await expect(description(page)).toHaveAccessibleDescription(
    /^The image tool has no “Boot room”\. Name the room that it should show: a kitchen, a linear kitchen, a galley kitchen, a peninsula kitchen, a wardrobe/,
  );
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveValue("Boot room in sage with a chevron floor");
  await expect(page.getByRole("img", { name: /fronts in/ })).toHaveCount(0);
  await expect(
    page.getByText("From your words: Cabinet: Sage paint. Pattern: Chevron. The rest is our"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Draw a wardrobe instead" }).click();
  await expect(page.getByRole("button", { name: /^Generat/ })).toBeFocused();
  await expect(
    page.getByRole("img", { name: /^Wardrobe .*sage paint.*laid in chevron/ }),
  ).toBeVisible();
  await expect(page.getByText("not in the picture: “Boot room”")).toBeVisible();
  await expect(page.getByText("Draw a wardrobe instead")).toHaveCount(0);
  await expect(page.getByLabel("Pattern")).toHaveAccessibleDescription("“chevron”");
});

test("I change a choice and get the same image with that choice", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  const before = await page.getByLabel("Floor").inputValue();
  const asked = page.waitForRequest(`**${API}`);
  await page.getByLabel("Cabinet", { exact: true }).selectOption("Navy paint");
  expect((await asked).postDataJSON()).toMatchObject({
    prompt: "walnut kitchen",
    seed: expect.any(Number),
    design: { cabinet: "navy", floor: before },
  });
  await expect(page.getByRole("img", { name: /fronts in navy paint/ })).toBeVisible();
  await expect(page.getByLabel("Cabinet", { exact: true })).toHaveAccessibleDescription(
    "your choice",
  );
  // A bath vanity has no island.
  await page.getByLabel("Room", { exact: true }).selectOption("Bath vanity");
  await expect(page.getByRole("img", { name: /^Bath vanity .*navy paint/ })).toBeVisible();
  await expect(page.getByLabel("Island")).toHaveCount(0);
  await page.getByRole("button", { name: "Another variation" }).click();
  await expect(page.getByRole("img", { name: /^Bath vanity .*navy paint/ })).toBeVisible();
});

test("I download the image under a descriptive file name", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "ash wardrobe, shaker");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download WebP" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(
    new RegExp(`^${company.slug}-wardrobe-ash-shaker-\\d+\\.webp$`),
  );
  expect(await sharp(await download.path()).metadata()).toMatchObject({
    format: "webp",
    width: 1536,
    height: 1024,
  });
});

test("I generate and change an image with the keyboard", async ({ page }) => {
  await page.goto(PATH);
  await description(page).focus();
  await page.keyboard.type("oak kitchen");
  await page.keyboard.press("Tab");
  await expect(generate(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /white oak/ })).toBeVisible();
  // The focus did not move.
  await expect(generate(page)).toBeFocused();
  const cabinet = page.getByLabel("Cabinet", { exact: true });
  for (let stop = 0; stop < 20; stop += 1) {
    if (await cabinet.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(cabinet).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("img", { name: /fronts in American walnut/ })).toBeVisible();
  await expect(cabinet).toBeFocused();
});

test("the tool with an image is accessible on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  await describe(page, "walnut kitchen with a dragon");
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeInViewport();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expectAccessible(page);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await describe(page, "ab");
  await expectAccessible(page);
});

test("The form works without JavaScript", async ({ browser, clientAddress }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-forwarded-for": clientAddress },
  });
  const page = await context.newPage();
  await page.goto(PATH);
  await describe(page, "<b>walnut</b> kitchen with a dragon");
  const image = page.getByRole("img", { name: /American walnut/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(1536);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "<b>walnut</b> kitchen with a dragon",
  );
  await expect(page.getByText("not in the picture: “b”, “dragon”")).toBeVisible();
  await page.getByLabel("Cabinet").selectOption("Navy paint");
  await page.getByRole("button", { name: "Generate image" }).click();
  await expect(page.getByRole("img", { name: /fronts in navy paint/ })).toBeVisible();
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Greige wardrobe/ }).click();
  await expect(page.getByRole("img", { name: /^Wardrobe .*greige paint/ })).toBeVisible();
  await page.goto(PATH);
  await describe(page, "White oak floor in a hotel lobby");
  await page.getByRole("button", { name: "Draw a study wall instead" }).click();
  await expect(page.getByRole("img", { name: /^Study wall .*a floor in white oak/ })).toBeVisible();
  await page.goto(PATH);
  await describe(page, "ab");
  await expect(page.getByText("Describe the cabinet in at least 3 characters.")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("ab");
  await context.close();
});

test("the result page for browsers without JavaScript is accessible", async ({ page }) => {
  await page.goto(PATH);
  await description(page).fill("walnut kitchen with a dragon");
  // Without JavaScript.
  await description(page).evaluate((field: HTMLTextAreaElement) => field.form?.submit());
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  await expectAccessible(page);
});
