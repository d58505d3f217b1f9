import { startRelay } from "#e2e/support/relay.ts";
import { somePdf } from "#e2e/support/quote-files.ts";
import { loadForm, fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { startSite } from "#e2e/support/site.ts";
import { REFERENCE } from "#lib/quote-requests/quote-request-schema.ts";

const openDialog = "Request Quote";

test("A connection lost during submission neither loses nor duplicates the request", async ({
  page,
  context,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/");
  await page.getByRole("link", { name: openDialog }).first().click();
  await fillRequired(page, buyer);
  // The request reaches the server, but its response is lost.
  await context.route("**/*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Submission Failed")).toBeVisible();
  await expect(
    page.getByText("There was an error submitting your request. Please try again.").first(),
  ).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveValue(buyer.email);
  await context.unroute("**/*");
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Quote Request Submitted")).toBeVisible();
  expect(await rowsOf(buyer.email)).toHaveLength(1);
});

test("A database that stops responding is reported to the buyer, whose fields are kept, and a retry succeeds", async ({
  browser,
  rowsOf,
}) => {
  const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
  const site = await startSite({ DATABASE_URL: relay.url });
  const page = await browser.newPage();
  try {
    const buyer = someBuyer();
    await page.goto(site.url);
    await page.getByRole("link", { name: openDialog }).first().click();
    await fillRequired(page, buyer);
    relay.freeze();
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("Submission Failed")).toBeVisible({ timeout: 15_000 });
    expect((await fetch(`${site.url}/healthz`)).status).toBe(503);
    await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
    relay.mend();
    await page.getByRole("button", { name: "Submit request" }).click();
    await expect(page.getByText("Quote Request Submitted")).toBeVisible();
    expect(await rowsOf(buyer.email)).toHaveLength(1);
  } finally {
    await page.close();
    await site.stop();
    relay.close();
  }
});

test("A form whose scripts fail to load is submitted by the browser, reviewed, and stored once", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto("/request-quote");
  await fillRequired(page, buyer);
  await page.getByLabel("Drawings and schedules").setInputFiles(somePdf("plan.pdf"));
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(
    page.getByText("Please look over what you typed, and send it once more"),
  ).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue(buyer.name);
  expect(await rowsOf(buyer.email)).toEqual([]);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  await expect(page.getByText("1 file arrived with it.")).toBeVisible();
  expect(await rowsOf(buyer.email)).toHaveLength(1);
});

test("A form whose scripts are gone after a deployment is still validated and sent", async ({
  page,
  rowsOf,
}) => {
  const buyer = someBuyer();
  await page.goto("/request-quote");
  await loadForm(page);
  await page.waitForLoadState("networkidle");
  await page.route("**/_next/static/**", (route) => route.fulfill({ status: 404 }));
  await fillRequired(page, { ...buyer, email: "nowhere" });
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText("Please check the marked fields.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("E-mail").fill(buyer.email);
  await page.getByRole("button", { name: "Submit request" }).click();
  await expect(page.getByText(REFERENCE)).toBeVisible();
  expect(await rowsOf(buyer.email)).toHaveLength(1);
});
