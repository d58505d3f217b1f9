import { AxeBuilder } from "@axe-core/playwright";
import sharp from "sharp";
import type { Page } from "@playwright/test";
import { expect as hasty, test } from "./support/fixtures";
import { startImageService } from "./support/image-service";
import { startRelay } from "./support/relay";
import { SITE_ENV, startSite } from "./support/site";

// A picture takes its time, more so where two are made beside each other.
const expect = hasty.configure({ timeout: 20_000 });

const PATH = "/generate-image";
const API = "/api/generate-image";
const SUCCESS = "High-end cabinet image generated successfully!";
const FAILURE = "Failed to generate image. Please try again.";

const description = (page: Page) => page.getByLabel("The room, its materials, its light");
const generate = (page: Page) => page.getByRole("button", { name: /^Generat/ });
const toast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text);

async function describe(page: Page, text: string): Promise<void> {
  await description(page).fill(text);
  await generate(page).click();
}

async function expectNoFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test("I describe a cabinet, see it, and read what was understood", async ({ page }) => {
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(PATH);
  await describe(page, "Wallnut shaker kitchen with a marble island, brass pulls and a dragon");
  const picture = page.getByRole("img", { name: /^Kitchen with shaker fronts in American walnut/ });
  await expect(picture).toBeVisible();
  await expect(toast(page, SUCCESS)).toBeVisible();
  await expect(page.getByRole("status")).toContainText(/successfully! Kitchen with shaker fronts/);
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
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

test("I am told when nothing of my description was understood", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "a dragon, two unicorns");
  await expect(page.getByText("Nothing of your description names")).toBeVisible();
  await expect(page.getByText("“dragon” and “unicorns”")).toBeVisible();
});

test("I change a choice and get the same picture with that choice", async ({ page }) => {
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

test("A choice that I cancel, or that fails, is taken back", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  const cabinet = page.getByLabel("Cabinet", { exact: true });
  await expect(cabinet).toHaveValue("walnut");
  await page.route(`**${API}`, () => undefined);
  await cabinet.selectOption("Teak");
  await expect(generate(page)).toHaveText("Generating...");
  await expect(cabinet).toHaveValue("teak");
  await page.keyboard.press("Escape");
  await expect(cabinet).toHaveValue("walnut");
  await page.unroute(`**${API}`);
  await page.route(`**${API}`, (route) => route.fulfill({ status: 500, json: { error: FAILURE } }));
  await cabinet.selectOption("Teak");
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toBeVisible();
  await expect(cabinet).toHaveValue("walnut");
});

test("I begin with an example", async ({ page }) => {
  await page.goto(PATH);
  await page.getByRole("button", { name: /^Dark study wall/ }).click();
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveValue(/^Dark study wall in smoked oak/);
  await generate(page).click();
  await expect(page.getByRole("img", { name: /^Study wall .*smoked oak/ })).toBeVisible();
});

test("I save the picture under a name that says what it is", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "ash wardrobe, shaker");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download WebP" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^teragus-wardrobe-ash-shaker-\d+\.webp$/);
  expect(await sharp(await download.path()).metadata()).toMatchObject({
    format: "webp",
    width: 1536,
    height: 1024,
  });
});

test("A failure is said, and keeps my description and the picture before it", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  await page.route(`**${API}`, (route) => route.fulfill({ status: 500, json: { error: FAILURE } }));
  await describe(page, "teak wardrobe for a yacht");
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toBeVisible();
  await expect(toast(page, FAILURE)).toBeVisible();
  await expect(description(page)).toHaveValue("teak wardrobe for a yacht");
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue("teak wardrobe for a yacht");
  await page.unroute(`**${API}`);
  await generate(page).click();
  await expect(page.getByRole("img", { name: /^Wardrobe .*teak/ })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toHaveCount(0);
});

test("A network that breaks, or is not there, is named as the reason", async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  await page.route(`**${API}`, (route) => route.abort("connectionreset"));
  await generate(page).click();
  await expect(page.getByRole("alert").getByText("The connection broke.")).toBeVisible();
  await page.unroute(`**${API}`);
  await context.setOffline(true);
  await generate(page).click();
  await expect(page.getByRole("alert").getByText("You seem to be offline.")).toBeVisible();
  await context.setOffline(false);
  await generate(page).click();
  await expect(page.getByRole("alert").getByText("offline")).toHaveCount(0);
});

test("I cancel with the button or with Escape, and two presses ask once", async ({ page }) => {
  let asked = 0;
  await page.route(`**${API}`, () => {
    asked += 1;
    // Never answers.
  });
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(generate(page)).toHaveText("Generating...");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(generate(page)).toHaveText("Generate image");
  await expect(generate(page)).toBeFocused();
  await expect(page.getByRole("button", { name: "Cancel" })).toHaveCount(0);
  expect(asked).toBe(1);
  await generate(page).click();
  await expect(generate(page)).toHaveText("Generating...");
  await page.keyboard.press("Escape");
  await expect(generate(page)).toHaveText("Generate image");
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  expect(asked).toBe(2);
});

test("Too short and too long are said beside the field, and nothing is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes(API) && sent.push(request.url()));
  await page.goto(PATH);
  await describe(page, "ab");
  await expect(description(page)).toHaveAccessibleDescription(
    /Describe the cabinet in at least 3 characters\./,
  );
  await expect(description(page)).toBeFocused();
  await describe(page, "walnut ".repeat(150));
  await expect(description(page)).toHaveAccessibleDescription(
    "Shorten this to 1,000 characters. 1,049 of 1,000 characters",
  );
  await expect(description(page)).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await description(page).fill("walnut");
  await expect(description(page)).not.toHaveAttribute("aria-invalid", "true");
});

test("I do it all with the keyboard", async ({ page }) => {
  await page.goto(PATH);
  await description(page).focus();
  await page.keyboard.type("oak kitchen");
  await page.keyboard.press("Tab");
  await expect(generate(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /white oak/ })).toBeVisible();
  // The focus stays where it was.
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

for (const width of [390, 1280]) {
  test(`the tool with its picture is within everybody's reach at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(PATH);
    await describe(page, "walnut kitchen with a dragon");
    await expect(page.getByRole("img", { name: /American walnut/ })).toBeInViewport();
    await expectNoFault(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await describe(page, "ab");
    await expectNoFault(page);
  });
}

test("After many pictures I am told when to come back", async ({ page, request }) => {
  const ask = () => request.post(API, { data: { prompt: "oak" } });
  for (let count = 0; count < Number(SITE_ENV.IMAGE_LIMIT_PER_ADDRESS); count += 1)
    expect((await ask()).status()).toBe(200);
  const refused = await ask();
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toContainText(
    /Come back in \d+ (minutes?|seconds)\./,
  );
});

test("Without JavaScript the form answers with a page", async ({ browser, clientAddress }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-forwarded-for": clientAddress },
  });
  const page = await context.newPage();
  await page.goto(PATH);
  await describe(page, "<b>walnut</b> kitchen with a dragon");
  const picture = page.getByRole("img", { name: /American walnut/ });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1536);
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
  await describe(page, "ab");
  await expect(page.getByText("Describe the cabinet in at least 3 characters.")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("ab");
  await context.close();
});

test("the page for browsers without JavaScript is within everybody's reach", async ({ page }) => {
  await page.goto(PATH);
  await description(page).fill("walnut kitchen with a dragon");
  // As a browser without JavaScript sends it: no script of the page is asked.
  await description(page).evaluate((field: HTMLTextAreaElement) => field.form?.submit());
  await expect(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  await expectNoFault(page);
});

test("Broken requests get a 4xx, with one sentence", async ({ request, baseURL }) => {
  const send = async (options: Parameters<typeof request.post>[1]) => {
    const answer = await request.post(API, options);
    expect(((await answer.json()) as { error: string }).error).toMatch(/\.$|:/);
    return answer.status();
  };
  const oak = { prompt: "oak" };
  expect(await send({ data: {} })).toBe(400);
  expect(await send({ data: "{", headers: { "content-type": "application/json" } })).toBe(400);
  expect(await send({ data: { ...oak, design: { cabinet: "gold" } } })).toBe(400);
  expect(await send({ data: "oak", headers: { "content-type": "text/plain" } })).toBe(415);
  expect(await send({ data: { prompt: "x".repeat(20_000) } })).toBe(413);
  expect(await send({ data: oak, headers: { origin: "https://elsewhere.example" } })).toBe(403);
  expect((await request.get(API)).status()).toBe(405);
  const chunked = await fetch(`${baseURL}${API}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: new Blob(["x".repeat(20_000)]).stream(),
    duplex: "half",
  } as RequestInit);
  expect(chunked.status).toBe(413);
});

test("When the database is away the answer is a 500 with the failure's own words", async ({
  request,
}) => {
  const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
  const site = await startSite({ DATABASE_URL: relay.url });
  try {
    relay.cut();
    const answer = await request.post(site.url + API, { data: { prompt: "oak" } });
    expect(answer.status()).toBe(500);
    expect(await answer.json()).toEqual({ error: FAILURE });
    relay.mend();
    expect((await request.post(site.url + API, { data: { prompt: "oak" } })).status()).toBe(200);
  } finally {
    await site.stop();
    relay.close();
  }
});

test("With a key the picture comes from the hosted model, and the page says so", async ({
  browser,
  clientAddress,
}) => {
  const service = await startImageService();
  const site = await startSite({ IMAGE_API_KEY: "sk-e2e-key", IMAGE_API_URL: service.baseURL });
  const context = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": clientAddress },
  });
  const page = await context.newPage();
  const received: string[] = [];
  page.on("response", (response) => {
    void response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  try {
    await page.goto(site.url + PATH);
    await describe(page, "oak kitchen with a dragon");
    await expect(
      page.getByRole("img", { name: "A cabinet as described: oak kitchen with a dragon" }),
    ).toBeVisible();
    await expect(page.getByText("Made by a hosted image model")).toBeVisible();
    await expect(page.getByLabel("Cabinet", { exact: true })).toHaveCount(0);
    await describe(page, "a forbidden kitchen");
    await expect(page.getByRole("alert").getByText(/refuses this description/)).toBeVisible();
    // A visitor who leaves is not waited for: the line is free again.
    for (let visit = 0; visit < 4; visit += 1) {
      const calls = service.calls.length;
      await describe(page, "a slow kitchen");
      await expect.poll(() => service.calls.length).toBe(calls + 1);
      await page.keyboard.press("Escape");
      await expect(generate(page)).toHaveText("Generate image");
    }
    await describe(page, "oak kitchen once more");
    await expect(page.getByRole("img", { name: /once more/ })).toBeVisible();
    expect(received.join(" ")).not.toContain("sk-e2e-key");
  } finally {
    await context.close();
    await site.stop();
    service.close();
  }
});
