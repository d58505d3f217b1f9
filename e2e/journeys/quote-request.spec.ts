import { setTimeout as sleep } from "node:timers/promises";
import { fillRequired, someBuyer, REFERENCE_IN_TEXT, loadForm } from "#e2e/support/quote-form.ts";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";
import { requestQuote } from "#content/pages/request-quote.ts";
import { QUOTE_DAYS } from "#content/claims.ts";
import { company } from "#content/company.ts";

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

test("A buyer submits a quote request in the dialog, with a double click, and gets a reference", async ({
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
  // In sight without scrolling.
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.dblclick();

  await expect(dialog.getByText(`within ${QUOTE_DAYS} business days`)).toBeVisible();
  await expect(page.getByText("Quote Request Submitted")).toBeHidden();
  const [row, ...others] = await rowsOf(buyer.email);
  expect(others).toEqual([]);
  const reference = formatReference(Number(row?.id));
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
  // The toast follows the receipt.
  await expect(
    page
      .getByRole("region", { name: /Notifications/ })
      .getByText(`${requestQuote.form.submitted.description} Your reference is ${reference}.`),
  ).toBeVisible();
  await page.getByRole("link", { name: openDialog }).first().click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
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
  await page.goto("/request-quote");
  await expect(page.getByLabel("Full name")).toHaveValue("Ana");
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

test("The page keeps a receipt in the buyer's words until it is left", async ({ page, rowsOf }) => {
  const buyer = someBuyer();
  await page.clock.install();
  await page.goto("/products/wall-panels");
  await page.goto("/request-quote", { referer: page.url() });
  await fillRequired(page, { ...buyer, email: buyer.email.toUpperCase() });
  await page.getByLabel("Wall panels").check();
  await page.getByLabel("Quantity").selectOption("large");
  await page.getByLabel("Message").fill("64 suites.\nمرحبا");
  await page.getByRole("button", { name: "Submit request" }).click();
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 2, name: /^Thank you/ })).toBeFocused();
  await page.clock.runFor(10_000);
  const [row] = await rowsOf(buyer.email);
  for (const expected of [
    formatReference(Number(row?.id)),
    "Wall panels",
    "Large, 5,000–20,000 sq ft (465–1,858 m²)",
    "64 suites.\nمرحبا",
    `We answer to ${buyer.email}.`,
  ])
    await expect(main).toContainText(expected);
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

/** As a browser's translator does it with `font`, an extension with `span`, now and whenever something changes. */
function translatePage(tag: string): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || parent?.closest("[data-was], script, style, textarea"))
        continue;
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      outer.dataset.was = text.nodeValue;
      inner.textContent = `«${text.nodeValue}»`;
      outer.append(inner);
      parent?.replaceChild(outer, text);
    }
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) translate(node.parentNode ?? node);
  }).observe(document.body, { childList: true, subtree: true });
}

for (const [when, path] of [
  ["before hydration", "/request-quote"],
  ["and sent before hydration", "/request-quote"],
  ["during hydration", "/request-quote"],
  ["after hydration", "/request-quote"],
  ["with the dialog open", "/"],
] as const)
  test(`A page that is translated ${when} sends its form`, async ({ page, rowsOf }) => {
    const buyer = someBuyer();
    if (when.includes("sent"))
      await page.route("**/_next/static/chunks/**", async (route) => {
        await sleep(1_000);
        await route.continue();
      });
    await page.goto(path);
    if (path === "/") await page.getByRole("link", { name: openDialog }).first().click();
    else if (when === "during hydration") await page.getByLabel("Full name").fill("A");
    else if (when === "after hydration") await loadForm(page);
    await page.evaluate(translatePage, when === "after hydration" ? "span" : "font");
    const fields = page.locator("form");
    await fields.locator("[name=name]").fill(buyer.name);
    await fields.locator("[name=email]").fill(buyer.email);
    await fields.locator("[name=projectType]").selectOption("other");
    if (when === "after hydration") await expect(fields.getByText("Still needed")).toHaveCount(0);
    await fields.locator("[type=submit]").click();
    await expect(page.locator("[data-receipt]")).toContainText(REFERENCE_IN_TEXT);
    expect(await rowsOf(buyer.email)).toMatchObject([{ name: buyer.name }]);
  });

test("Where the form's code fails, the plain form comes with what was typed, and is sent", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/request-quote");
  await page.getByLabel("Full name").fill(buyer.name);
  await expect(page.getByText("Still needed:")).toBeVisible();
  await page.getByLabel("Message").fill("Oak doors");
  await page.evaluate(() => {
    const native = Node.prototype.removeChild;
    Node.prototype.removeChild = function fail<Child extends Node>(
      this: Node,
      child: Child,
    ): Child {
      if (this instanceof HTMLElement && this.closest("form"))
        throw new Error("secret of the program");
      return native.call(this, child) as Child;
    };
  });
  await page.getByLabel("E-mail").fill(buyer.email);
  await expect(page.getByRole("alert").filter({ hasText: "loaded anew" })).toBeVisible();
  await expect(page.getByText("secret of the program")).toHaveCount(0);
  await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
  await expect(page.getByLabel("E-mail")).toHaveValue(buyer.email);
  await page.getByLabel("Project type").selectOption("other");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.locator("[data-receipt]")).toContainText(REFERENCE_IN_TEXT);
  expect(await rowsOf(buyer.email)).toMatchObject([{ message: "Oak doors" }]);
});

test("On plain http in an office, without an answer, and with a clock put back, nothing is lost", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.addInitScript(() => {
    Object.assign(crypto, { randomUUID: undefined });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    // 30 seconds in less.
    const native = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => native(ms / 30);
  });
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await fillRequired(page, buyer);
  await page.getByLabel("Message").fill("See https://studio.example");
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  await page.route("**/api/quote-requests", () => undefined, { times: 1 });
  const submit = page.getByRole("button", { name: "Submit request" });
  await submit.click();
  await expect(page.locator("form [role=alert]")).toContainText("not sent yet");
  await expect(page.locator("form [role=alert]")).toContainText(company.email);
  // A firewall's answer.
  const firewall = { status: 403, json: { message: "Forbidden" } };
  await page.route("**/api/quote-requests", (route) => route.fulfill(firewall), { times: 1 });
  await submit.click();
  const failed = page.locator("form [role=alert]").filter({ hasText: "There was an error" });
  await expect(failed).toBeVisible();
  await submit.click();
  await expect(page.locator("[data-receipt]")).toContainText(REFERENCE_IN_TEXT);
  expect(await rowsOf(buyer.email)).toMatchObject([{ status: "pending", doubts: ["link"] }]);
});

test("Enter moves on, the button sees what autofill filled in, and a long text becomes a file", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/request-quote");
  await page.getByLabel("Full name").fill(buyer.name);
  await page.getByLabel("E-mail").fill(buyer.email);
  // The first may come before the form's code, and does nothing then.
  await page.getByLabel("E-mail").press("Enter");
  await loadForm(page);
  await page.getByLabel("E-mail").press("Enter");
  await expect(page.getByLabel("Company")).toBeFocused();
  await page.getByLabel("Specifications").fill("x".repeat(8_000));
  await page.getByLabel("Message").focus();
  await expect(page.getByText("Characters over the limit: 3,000")).toBeVisible();
  await page.getByRole("button", { name: "Attach it as a file" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Specifications.txt" })).toContainText(
    "Uploaded",
  );
  await page.getByLabel("Project type").evaluate((field: HTMLSelectElement) => {
    field.value = "other";
  });
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.locator("[data-receipt]")).toContainText("Specifications.txt");
  expect(await rowsOf(buyer.email)).toMatchObject([
    { specifications: "See the file Specifications.txt." },
  ]);
});

test("In forced colors focus, choice, error and disabled are seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/request-quote");
  const look = (name: string) => page.getByLabel(name, { exact: false }).first().screenshot();
  const box = page
    .locator("label")
    .filter({ has: page.locator("[name=productCategories]") })
    .first();
  const pairs: [string, () => Promise<Buffer>, () => Promise<void>][] = [
    ["focus", () => look("Company"), () => page.getByLabel("Company").focus()],
    ["choice", () => box.screenshot(), () => box.locator("input").setChecked(true)],
    [
      "error",
      () => look("E-mail"),
      async () => {
        await page.getByLabel("E-mail").fill("ana");
        await page.getByLabel("E-mail").blur();
        await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
        await page.getByLabel("E-mail").fill("");
      },
    ],
  ];
  for (const [name, shoot, act] of pairs) {
    const before = await shoot();
    await act();
    expect((await shoot()).equals(before), name).toBe(false);
  }
});
