import type { Page } from "@playwright/test";
import { test } from "#e2e/support/hosted-image-site.ts";
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

const imageOf = (page: Page, prompt: string) =>
  page.getByRole("img", { name: `A cabinet as described: ${prompt}` });

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
  await expect(imageOf(page, "oak kitchen after a failure without words")).toBeVisible();
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

test("A database outage gives a 500 with the error message", async ({ request, hosted }) => {
  const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
  const site = await startSite({ ...hosted.env, DATABASE_URL: relay.url });
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
  page,
  hosted: { service },
}) => {
  const received: string[] = [];
  page.on("response", (response) => {
    void response.text().then(
      (text) => received.push(text),
      () => undefined,
    );
  });
  await page.goto(PATH);
  await describe(page, "oak kitchen with a dragon");
  await expect(imageOf(page, "oak kitchen with a dragon")).toBeVisible();
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
  await expect(imageOf(page, "oak kitchen once more")).toBeVisible();
  expect(received.join(" ")).not.toContain("sk-e2e-key");
});

test("An error is shown and keeps my description and the previous image", async ({ page }) => {
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(imageOf(page, "walnut kitchen")).toBeVisible();
  await expect(page.getByRole("main").getByText(SUCCESS)).toBeVisible();
  await page.route(`**${API}`, (route) => route.fulfill({ status: 500, json: { error: FAILURE } }));
  await describe(page, "teak wardrobe for a yacht");
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toBeVisible();
  await expect(toast(page, FAILURE)).toBeVisible();
  await expect(description(page)).toHaveValue("teak wardrobe for a yacht");
  await expect(imageOf(page, "walnut kitchen")).toBeVisible();
  await expect(page.getByRole("main").getByText(SUCCESS)).toBeHidden();
  await page.reload();
  await expect(description(page)).toHaveValue("teak wardrobe for a yacht");
  await page.unroute(`**${API}`);
  await generate(page).click();
  await expect(imageOf(page, "teak wardrobe for a yacht")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: FAILURE })).toHaveCount(0);
});

test("The error names a lost connection or being offline as the reason", async ({
  page,
  context,
}) => {
  await page.goto(PATH);
  await describe(page, "walnut kitchen");
  await expect(imageOf(page, "walnut kitchen")).toBeVisible();
  await page.route(`**${API}`, (route) => route.abort("connectionreset"));
  await generate(page).click();
  await expect(page.getByRole("alert").getByText("The connection was lost.")).toBeVisible();
  await page.unroute(`**${API}`);
  await context.setOffline(true);
  await generate(page).click();
  await expect(page.getByRole("alert").getByText("You seem to be offline.")).toBeVisible();
  await context.setOffline(false);
  await generate(page).click();
  await expect(page.getByRole("alert").getByText("offline")).toHaveCount(0);
});

test("I cancel with the button or Escape, and a second press sends no second request", async ({
  page,
}) => {
  let asked = 0;
  await page.route(`**${API}`, () => {
    asked += 1;
    // Never responds.
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

test("A description that is too short or too long shows an error beside its field and is not sent", async ({
  page,
}) => {
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

test("a page whose scripts are gone after a deployment reloads and keeps the description", async ({
  page,
}) => {
  await page.goto(PATH);
  await page.keyboard.press("Shift");
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", (route) => route.fulfill({ status: 404 }));
  // The page polls until the server's new build responds.
  await page.route(`**${PATH}`, async (route) => {
    if (route.request().method() === "HEAD") await page.unroute("**/_next/static/**");
    await route.continue();
  });
  const reloaded = page.waitForEvent("framenavigated");
  await describe(page, "A walnut kitchen in evening light");
  await reloaded;
  await expect(description(page)).toHaveValue("A walnut kitchen in evening light");
  await generate(page).click();
  await expect(imageOf(page, "A walnut kitchen in evening light")).toBeVisible();
});
