import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { generateImage } from "#content/pages/generate-image.ts";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { test } from "#e2e/support/fixtures.ts";
import { describe, description, expect } from "#e2e/support/image-tool.ts";
import { countNotLaidOut } from "#e2e/support/page-checks.ts";

/** The delay of our own scripts. */
const LATE_MS = 1_500;
const DIALOG = "**/_next/static/chunks/page/quote-request-dialog*.js";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Request a quote" });
const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Request Quote" });

test("Content below the first screen is laid out after loading, or at once for an anchor or a reload", async ({
  page,
}) => {
  const load = await delayImages(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  // Style sheets may arrive after the document.
  await expect.poll(() => countNotLaidOut(page)).toBeGreaterThan(0);
  load();
  await expect.poll(() => countNotLaidOut(page)).toBe(0);
  await page.goto("/#contact", { waitUntil: "domcontentloaded" });
  expect(await countNotLaidOut(page)).toBe(0);
  await page.goto("/about", { waitUntil: "networkidle" });
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await countNotLaidOut(page)).toBe(0);
});

/** Delays the images and the load event until the returned function is called. */
async function delayImages(page: Page): Promise<() => void> {
  const { promise: isAsked, resolve: load } = Promise.withResolvers<void>();
  await page.route("**/images/**", async (route) => {
    await isAsked;
    await route.continue();
  });
  return load;
}

test("Clicks before the form's code has loaded wait for it and open one dialog", async ({
  page,
}) => {
  await page.route(DIALOG, async (route) => {
    await sleep(LATE_MS);
    await route.continue();
  });
  await page.goto("/about");
  await link(page).click();
  await expect(link(page)).toHaveAttribute("aria-busy", "true");
  await link(page).click();
  await expect(dialog(page)).toHaveCount(1);
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/about");
  await expect(link(page)).not.toHaveAttribute("aria-busy");
});

test("The link opens the form's page if the form's code cannot be loaded", async ({ page }) => {
  await page.route(DIALOG, (route) => route.abort());
  await page.goto("/about");
  await link(page).click();
  await expect(page).toHaveURL(REQUEST_QUOTE_PATH);
  await expect(page.getByLabel("Full name")).toBeVisible();
});

test("A failed load of the form's files is retried on the next click", async ({ page }) => {
  let failures = 0;
  await page.route("**/_next/static/chunks/page/utilities*.css", async (route) => {
    failures += 1;
    await (failures === 1 ? route.abort() : route.continue());
  });
  await page.goto("/about");
  await link(page).hover();
  await expect.poll(() => failures).toBe(1);
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(failures).toBe(2);
});

test(
  "A description sent before the image tool's code has loaded is generated once it has",
  { tag: "@image-tool" },
  async ({ page }) => {
    await page.route("**/_next/static/chunks/*.js", async (route) => {
      await sleep(LATE_MS);
      await route.continue();
    });
    await page.goto(generateImage.path);
    await describe(page, "a walnut kitchen");
    await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
    await expect(description(page)).toHaveValue("a walnut kitchen");
    await expect(page).toHaveURL(generateImage.path);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

test(
  "The browser submits the description natively if the image tool's code cannot be loaded",
  { tag: "@image-tool" },
  async ({ page }) => {
    await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
    await page.goto(generateImage.path);
    await describe(page, "a walnut kitchen");
    await expect(page).toHaveURL("/api/generate-image");
    await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  },
);
