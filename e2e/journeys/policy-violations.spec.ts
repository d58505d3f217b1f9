import { REQUEST_QUOTE_PATH, requestSamplesPathWith } from "#content/request-quote-path.ts";
import { expect, test as base } from "#e2e/support/fixtures.ts";
import { describe, expect as patiently, PATH as IMAGE_TOOL } from "#e2e/support/image-tool.ts";
import { signIn, store, workAs } from "#e2e/support/inbox-page.ts";
import { watchErrors } from "#e2e/support/page-visit.ts";
import { fillRequired, someBuyer, wakeForm } from "#e2e/support/quote-form.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

/** Fails a test on any browser error. */
const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, provide) => {
      const errors = await watchErrors(page);
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test("the quote form violates no policy, rejected or sent", async ({ page }) => {
  await page.goto(REQUEST_QUOTE_PATH);
  await wakeForm(page);
  await fillRequired(page, { ...someBuyer(), email: "nowhere" });
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("E-mail").fill(someBuyer().email);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Thank you. Your request is with our export desk.")).toBeVisible();
});

test("the samples' form violates no policy", { tag: "@samples" }, async ({ page }) => {
  await page.goto(requestSamplesPathWith("teak", "shaker-sage"));
  await page.getByLabel("Full name").fill("Ana");
  await page.getByLabel("E-mail").fill(someBuyer().email);
  await page.getByLabel("Delivery address").fill("Rua das Flores 12, Porto");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Thank you.")).toBeVisible();
});

test("the image tool violates no policy", { tag: "@image-tool" }, async ({ page }) => {
  await page.goto(IMAGE_TOOL);
  await describe(page, "a walnut kitchen");
  await patiently(page.getByRole("img", { name: /American walnut/ })).toBeVisible();
  await page.getByLabel("Cabinet", { exact: true }).selectOption("Navy paint");
  await patiently(page.getByRole("img", { name: /navy paint/ })).toBeVisible();
});

test("the inbox and its dialogs and menus violate no policy", async ({ page }) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  await workAs(page);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  await request.getByLabel("Note").fill("Samples sent");
  await request.getByRole("button", { name: "Add note" }).click();
  await expect(request.getByRole("listitem").first()).toContainText("Samples sent");
  await request.getByRole("button", { name: "View Details" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Product" }).click();
  await page.getByRole("checkbox").first().check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More exports" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
});
