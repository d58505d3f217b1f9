import { expectAccessible } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/fixtures.ts";
import { startImageService } from "#e2e/support/image-service.ts";
import {
  API,
  describe,
  description,
  expect,
  FAILURE,
  generate,
  PATH,
  SUCCESS,
  toast,
} from "#e2e/support/image-tool.ts";
import { startRelay } from "#db/test-relay.ts";
import { SITE_ENV, startSite } from "#e2e/support/site.ts";

test("The rate limit's message says when to come back", async ({ page, request }) => {
  const ask = () => request.post(API, { data: { prompt: "oak kitchen" } });
  for (let count = 0; count < Number(SITE_ENV.IMAGE_LIMIT_PER_ADDRESS); count += 1)
    expect((await ask()).status()).toBe(200);
  const rejected = await ask();
  expect(rejected.status()).toBe(429);
  expect(Number(rejected.headers()["retry-after"])).toBeGreaterThan(0);
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toContainText(
    /Come back in \d+ (minutes?|seconds)\./,
  );
});

test("A response without a valid image is an error that keeps my description", async ({
  page,
  request,
}) => {
  const response = await request.post(API, { data: { prompt: "oak kitchen" } });
  const whole = (await response.json()) as { image: string };
  const json = JSON.stringify(whole);
  const broken: Record<string, { body: string; contentType?: string; status?: number }> = {
    "no picture": { body: '{"image":null}' },
    "nothing but a picture": { body: JSON.stringify({ image: whole.image }) },
    "a text": { body: JSON.stringify({ ...whole, image: btoa("This is no picture.") }) },
    "half a picture": {
      body: JSON.stringify({
        ...whole,
        image: whole.image.slice(0, 4 * Math.floor(whole.image.length / 8)),
      }),
    },
    "a page": { body: "<!doctype html><p>Sign in to the hotel", contentType: "text/html" },
    "half an answer": { body: json.slice(0, json.length / 2) },
    "no answer": { body: "" },
    "a proxy's failure": { body: "<h1>Bad Gateway", contentType: "text/html", status: 502 },
    "a failure without words": { body: "{}", status: 500 },
  };
  await page.goto(PATH);
  for (const [name, reply] of Object.entries(broken)) {
    await page.route(`**${API}`, (route) =>
      route.fulfill({ contentType: "application/json", ...reply }),
    );
    await describe(page, `oak kitchen after ${name}`);
    const alert = page.getByRole("alert").filter({ hasText: FAILURE });
    await expect(alert, name).toHaveText(
      `${FAILURE} What came back was not a picture. Your description is kept.`,
    );
    await expect(description(page), name).toHaveValue(`oak kitchen after ${name}`);
    await expect(toast(page, SUCCESS), name).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Unexpected" }), name).toHaveCount(0);
    await page.unroute(`**${API}`);
  }
  await generate(page).click();
  await expect(page.getByRole("img", { name: /white oak/ })).toBeVisible();
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

test("Malformed requests get a 4xx with an error message", async ({ request, baseURL }) => {
  const send = async (options: Parameters<typeof request.post>[1]) => {
    const response = await request.post(API, options);
    expect(((await response.json()) as { error: string }).error).toMatch(/\.$|:/);
    return response.status();
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

test("A database outage gives a 500 with the error message", async ({ request }) => {
  const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
  const site = await startSite({ DATABASE_URL: relay.url });
  try {
    relay.cut();
    const response = await request.post(site.url + API, { data: { prompt: "oak kitchen" } });
    expect(response.status()).toBe(500);
    expect(await response.json()).toEqual({ error: FAILURE });
    relay.mend();
    expect((await request.post(site.url + API, { data: { prompt: "oak kitchen" } })).status()).toBe(
      200,
    );
  } finally {
    await site.stop();
    relay.close();
  }
});

test("With an API key the image comes from the hosted model, and the page says so", async ({
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
    await expect(page.getByRole("alert").getByText(/declined this description/)).toBeVisible();
    // Aborted requests free their place in the queue.
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
