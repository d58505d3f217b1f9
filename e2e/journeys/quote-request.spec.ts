import { devices } from "@playwright/test";
import { wakeForm } from "#e2e/support/wake-form.ts";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { QUOTE_DAYS } from "#content/claims.ts";

const openDialog = "Request Quote";

test("Submit says which fields are still needed, and the keyboard reaches them from there", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  const dialog = page.getByRole("dialog", { name: "Request a quote" });
  const submit = dialog.getByRole("button", { name: "Submit request" });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(
    /^Still needed: Full name ?, E-mail ?, Project type$/,
  );
  await expect(dialog.getByRole("textbox", { name: "Full name required" })).toBeVisible();
  const project = dialog.getByRole("combobox", { name: "Project type required" });
  await expect(project).toHaveAttribute("aria-invalid", "false");
  await dialog.getByLabel("Full name").fill("Ana Ferreira");
  await dialog.getByLabel("E-mail").fill("ana@estudio-norte.example");
  await expect(submit).toHaveAccessibleDescription("Still needed: Project type");
  await dialog.getByLabel("Message").focus();
  const needed = dialog.getByRole("button", { name: "Project type", exact: true });
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(needed).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(project).toBeFocused();
  await project.selectOption("other");
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveAccessibleDescription("");
});

test("A buyer who is offline is told so, keeps everything, and sends it once with the same button", async ({
  page,
  context,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/request-quote");
  await wakeForm(page);
  await fillRequired(page, buyer);
  await page.getByLabel("Message").fill("Written on a train.");
  const submit = page.getByRole("button", { name: "Submit request" });
  await expect(submit).toBeEnabled();
  await context.setOffline(true);
  await submit.click();
  await expect(page.getByRole("main").getByText("You are offline.")).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Written on a train.");
  await context.setOffline(false);
  await submit.click();
  await expect(page.getByText("Quote Request Submitted")).toBeVisible();
  expect(await rowsOf(buyer.email)).toMatchObject([{ message: "Written on a train." }]);
});

test("A buyer submits a quote request in the dialog and gets a reference", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  const dialog = page.getByRole("dialog", { name: "Request a quote" });
  const submit = dialog.getByRole("button", { name: "Submit request" });
  await expect(submit).toBeDisabled();
  await fillRequired(page, buyer);
  await page.getByLabel("Company").fill("  Estudio Norte <b>&</b> 'Söhne'; DROP TABLE  ");
  await page.getByLabel("Wall panels").check();
  await page.getByLabel("Hardwood flooring").check();
  await page.getByLabel("Quantity").selectOption("large");
  await page.getByLabel("Budget").selectOption("100k-250k");
  await page.getByLabel("Timeline").selectOption("3-6-months");
  await page.getByLabel("Message").fill("64 suites.\nClass A panels behind reception.");
  await submit.click();

  await expect(page.getByText("Quote Request Submitted")).toBeVisible();
  const [row, ...others] = await rowsOf(buyer.email);
  expect(others).toEqual([]);
  const reference = formatReference(Number(row?.id));
  await expect(
    page
      .getByRole("region", { name: /Notifications/ })
      .getByText(`${requestQuote.form.submitted.description} Your reference is ${reference}.`),
  ).toBeVisible();
  await expect(dialog.getByText(`within ${QUOTE_DAYS} business days`)).toBeVisible();
  expect(row).toMatchObject({
    name: buyer.name,
    company: "Estudio Norte <b>&</b> 'Söhne'; DROP TABLE",
    phone: null,
    project_type: "hospitality-resort",
    product_category: "hardwood-flooring, wall-panels",
    quantity: "large",
    budget_range: "100k-250k",
    timeline: "3-6-months",
    specifications: null,
    message: "64 suites.\nClass A panels behind reception.",
    status: "pending",
  });
  await expect(dialog.getByText(reference)).toBeVisible();

  await expect(dialog).toBeHidden({ timeout: 5_000 });
  await expect(page.getByRole("link", { name: openDialog }).first()).toBeFocused();
  await page.getByRole("link", { name: openDialog }).first().click();
  await expect(page.getByLabel("Full name")).toHaveValue("");

  // The reference stays visible on this page only.
  await page.keyboard.press("Escape");
  const kept = page.getByRole("complementary", { name: "Your quote request" });
  await expect(kept).toContainText(reference);
  for (const end of [0, 100_000]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), end);
    await expect(kept).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Quality" }).click();
  await expect(page).toHaveURL("/quality");
  await expect(kept).toHaveCount(0);
});

test("Alt+T moves the focus from the dialog to its toasts, Escape moves it back, and toasts time out", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.getByRole("link", { name: openDialog }).first().click();
  await fillRequired(page, someBuyer());
  await page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  const submit = page.getByRole("button", { name: "Submit request" });
  const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("list");
  const toast = toasts.getByText("Submission Failed");
  await submit.click();
  await expect(toast).toBeVisible();
  await page.getByLabel("E-mail").focus();
  await page.keyboard.press("Alt+KeyT");
  await expect(toasts).toBeFocused();
  await page.clock.fastForward(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await page.clock.fastForward(5_000);
  await expect(toast).toHaveCount(0);

  // The menu traps the focus, and the toast's timer continues.
  await submit.click();
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.keyboard.press("Alt+KeyT");
  await expect(page.locator("#site-menu :focus")).toHaveCount(1);
  await page.clock.fastForward(5_000);
  await expect(toast).toHaveCount(0);
});

test("The dialog preselects the page's product or sector unless the draft has another choice", async ({
  page,
}) => {
  const open = async (path: string) => {
    await page.goto(path);
    await page.getByRole("link", { name: openDialog }).first().click();
  };
  const checked = page.getByRole("dialog").getByRole("checkbox", { checked: true });
  const projectType = page.getByLabel("Project type");
  await open("/products/wall-panels");
  await expect(page.getByLabel("Wall panels")).toBeChecked();
  await expect(checked).toHaveCount(1);
  await expect(projectType).toHaveValue("");
  await open("/asset-classes/oem-private-label");
  await expect(projectType).toHaveValue("oem-private-label");
  await expect(checked).toHaveCount(0);
  await page.getByLabel("Full name").fill("Ana");

  await open("/products/custom-cabinets");
  await expect(projectType).toHaveValue("oem-private-label");
  await expect(page.getByLabel("Full name")).toHaveValue("Ana");
  await page.getByLabel("Custom cabinets").uncheck();
  await page.keyboard.press("Escape");
  await open("/products/custom-cabinets");
  await expect(page.getByLabel("Full name")).toHaveValue("Ana");
  await expect(checked).toHaveCount(0);
});

test("The form's page preselects the referring page's product or sector unless the draft has another choice", async ({
  page,
  baseURL,
}) => {
  const comeFrom = (path: string) => page.goto("/request-quote", { referer: `${baseURL}${path}` });
  await comeFrom("/products/wall-panels");
  await wakeForm(page);
  await expect(page.getByLabel("Wall panels")).toBeChecked();
  await page.getByLabel("Wall panels").uncheck();
  await page.getByLabel("Hardwood flooring").check();
  await page.reload();
  await wakeForm(page);
  await expect(page.getByLabel("Wall panels")).not.toBeChecked();
  await expect(page.getByLabel("Hardwood flooring")).toBeChecked();
  await comeFrom("/asset-classes/office");
  await wakeForm(page);
  await expect(page.getByLabel("Project type")).toHaveValue("office-building");
  await page.getByLabel("Project type").selectOption("other");
  await comeFrom("/asset-classes/luxury-residences");
  await wakeForm(page);
  await expect(page.getByLabel("Project type")).toHaveValue("other");
  await expect(page.getByLabel("Hardwood flooring")).toBeChecked();
});

test("The dialog opens at its top, even in a low window", async ({ page }) => {
  for (const height of [900, 500]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto("/");
    await page.getByRole("link", { name: openDialog }).first().click();
    await expect(page.getByRole("heading", { name: "Request a quote" })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  }
});

test("The success screen stays open while its link is hovered", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await fillRequired(page, someBuyer());
  await page.getByRole("button", { name: "Submit request" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: /@/ }).hover();
  await page.clock.runFor(3_500);
  await expect(dialog).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3_500);
  await expect(dialog).toBeHidden();
});

test("An invalid field shows an error beside it, and nothing is stored", async ({
  page,
  rowsOf,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await fillRequired(page, { name: "Ana", email: "ana@estudio" });
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Enter an address like name@company.com.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  expect(await rowsOf("ana@estudio")).toEqual([]);
});

test("A buyer without JavaScript submits a quote request on its page", async ({
  browser,
  rowsOf,
  clientAddress,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-forwarded-for": clientAddress },
  });
  const page = await context.newPage();
  const buyer = someBuyer();
  // The contact section's link carries the form prefill.
  await page.goto("/products/doors-windows");
  await page.getByRole("link", { name: "Request Information" }).click();
  await page.locator("#contact").getByRole("link", { name: "Request a Quote" }).click();
  await expect(page).toHaveURL(`${PLAIN_REQUEST_QUOTE_PATH}?from=doors-windows`);
  await expect(page.getByRole("button", { name: "Submit request" })).toBeEnabled();
  await expect(page.getByLabel("Doors and windows")).toBeChecked();
  await fillRequired(page, { ...buyer, email: "two words@estudio.example" });
  await page.getByLabel("E-mail").evaluate((field) => field.setAttribute("type", "text"));
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Enter an address like name@company.com.")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
  await expect(page.getByLabel("Doors and windows")).toBeChecked();
  await page.getByLabel("E-mail").fill(buyer.email);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText(`within ${QUOTE_DAYS} business days`)).toBeVisible();
  expect(await rowsOf(buyer.email)).toMatchObject([
    { status: "pending", product_category: "doors-windows" },
  ]);
  await context.close();
});

test("A buyer on a phone submits a quote request", async ({ browser, rowsOf, clientAddress }) => {
  const context = await browser.newContext({
    ...devices["Pixel 7"],
    extraHTTPHeaders: { "x-forwarded-for": clientAddress },
  });
  const page = await context.newPage();
  const buyer = someBuyer();
  await page.goto("/request-quote");
  await page.getByLabel("Full name").tap();
  await fillRequired(page, buyer);
  await page.getByRole("checkbox", { name: "Custom cabinets" }).tap();
  await page.getByRole("button", { name: "Submit request" }).tap();
  await expect(page.getByText(`within ${QUOTE_DAYS} business days`)).toBeVisible();
  expect(await rowsOf(buyer.email)).toMatchObject([{ product_category: "custom-cabinets" }]);
  await page.getByRole("link", { name: "Ask for another quote" }).tap();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await context.close();
});

test("The page keeps a receipt in the buyer's words until it is left", async ({ page, rowsOf }) => {
  const buyer = someBuyer();
  await page.clock.install();
  await page.goto("/products/wall-panels");
  await page.goto("/request-quote", { referer: page.url() });
  await fillRequired(page, buyer);
  await page.getByLabel("Wall panels").check();
  await page.getByLabel("Quantity").selectOption("large");
  await page.getByLabel("Message").fill("64 suites.\nمرحبا");
  await page.getByRole("button", { name: "Submit request" }).click();
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 2, name: /^Thank you/ })).toBeFocused();
  await page.clock.runFor(10_000);
  const [row] = await rowsOf(buyer.email);
  for (const words of [
    formatReference(Number(row?.id)),
    "Wall panels",
    "Large, 5,000–20,000 sq ft (465–1,858 m²)",
    "64 suites.\nمرحبا",
    `We answer to ${buyer.email}.`,
  ])
    await expect(main).toContainText(words);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const promise of await main.getByText(/^within \d+ hours$/).all())
    await expect(promise).toBeHidden();
  await expect(main.getByRole("link", { name: "Wall panels" })).toHaveAttribute(
    "href",
    "/products/wall-panels/spec-sheet.pdf",
  );
  await main.getByRole("link", { name: "Back to the site" }).click();
  await expect(page).toHaveURL("/products/wall-panels");
});

test("A double click sends one request", async ({ page, rowsOf }) => {
  const buyer = someBuyer();
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await fillRequired(page, buyer);
  await page.getByRole("button", { name: "Submit request" }).dblclick();
  await expect(page.getByText("Quote Request Submitted")).toBeVisible();
  expect(await rowsOf(buyer.email)).toHaveLength(1);
});

test("A draft survives a closed dialog and a reload", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await page.getByLabel("Full name").fill("Łucja Müller");
  await page.getByLabel("Wall panels").check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await page.getByRole("link", { name: openDialog }).first().click();
  await expect(page.getByLabel("Full name")).toHaveValue("Łucja Müller");
  await expect(page.getByLabel("Wall panels")).toBeChecked();
  await page.goto("/request-quote");
  await expect(page.getByLabel("Full name")).toHaveValue("Łucja Müller");
});

test("The back button closes the dialog and stays on the page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
