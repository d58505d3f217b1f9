import type { Page } from "@playwright/test";
import {
  API,
  describe,
  description,
  expect,
  FAILURE,
  generate,
  hostedTest as test,
  PATH,
  SUCCESS,
  toast,
} from "#e2e/support/image-tool.ts";

const imageOf = (page: Page, prompt: string) =>
  page.getByRole("img", { name: `A cabinet as described: ${prompt}` });

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
