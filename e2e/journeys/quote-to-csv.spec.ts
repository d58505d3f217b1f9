import { parse } from "csv-parse/sync";
import { expect, test } from "#e2e/support/fixtures.ts";
import { fillRequired, someBuyer } from "#e2e/support/quote-form.ts";
import { SITE_ENV } from "#e2e/support/site.ts";
import { REFERENCE } from "#lib/quote-requests/quote-request-schema.ts";

const INBOX = "/admin/teragus-submissions";

test("A buyer submits a quote request, and an operator finds it in the inbox and the CSV", async ({
  page,
}) => {
  const buyer = someBuyer();
  await page.goto("/products/wall-panels");
  await page.getByRole("link", { name: "Start Your Project" }).click();
  await fillRequired(page, buyer);
  await page.getByLabel("Wall panels").check();
  await page.getByLabel("Phone").fill("+34 91 555 01 23");
  await page.getByLabel("Message").fill("=64 suites; «Class A», 4 × 8 ft");
  await page.getByRole("button", { name: "Submit request" }).click();
  const reference = (await page.getByRole("dialog").getByText(REFERENCE).textContent()) ?? "";

  await page.goto(`${INBOX}?q=${reference}`);
  await page.getByLabel("Password").fill(SITE_ENV.ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  const row = page
    .getByRole("row", { name: buyer.email })
    .or(page.getByRole("row", { name: buyer.name }))
    .first();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "View Details" }).click();
  for (const text of [buyer.email, "+34 91 555 01 23", "=64 suites; «Class A», 4 × 8 ft"]) {
    await expect(page.getByRole("dialog").getByText(text).first()).toBeVisible();
  }

  const csv = page.request.get("/api/admin/submissions/csv");
  const rows = parse<Record<string, string>>(await (await csv).text(), {
    columns: true,
    bom: true,
  });
  expect(rows.find(({ Email }) => Email === buyer.email)).toMatchObject({
    Name: buyer.name,
    Phone: "+34 91 555 01 23",
    "Project Type": "hospitality-resort",
    "Product Category": "wall-panels",
    Message: "'=64 suites; «Class A», 4 × 8 ft",
    Status: "pending",
  });
});
