import type { Page } from "@playwright/test";
import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { createTestDatabase } from "#db/test-database.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { measureOverflow } from "#e2e/support/page-checks.ts";
import { INBOX, signInByRequest } from "#e2e/support/inbox-page.ts";
import { startSite } from "#e2e/support/site.ts";
import { companyDay } from "#lib/time/company-time.ts";
import { addDays, mondayOf } from "#lib/reports/report-period.ts";

const REPORT = `${INBOX}/figures`;
const SECTIONS = [
  "How many arrive?",
  "How fast, against the promise?",
  "Which products and sectors?",
  "Which pages?",
];

/** A site whose database holds the requests of one week only, a fortnight ago. */
async function startSiteWithRequests() {
  const { url, database, drop } = await createTestDatabase();
  const week = addDays(mondayOf(companyDay(new Date())), -14);
  // Tuesday noon for the export team.
  const arrival = `${addDays(week, 1)}T18:00:00Z`;
  for (const [project, product, status, hours] of [
    ["office-building", "wall-panels", "quoted", "30 hours"],
    ["office-building", "wall-panels, custom-cabinets", "quoted", "60 hours"],
    ["other", "", "pending", null],
    ["other", "", "spam", null],
  ])
    await database.$client.query(
      `INSERT INTO quote_requests (name, email, project_type, product_category, status, created_at, quoted_at, idempotency_key)
       VALUES ('Ana', 'ana@estudio.example', $1, $2, $3, $4::timestamptz, $4::timestamptz + $5::interval, gen_random_uuid())`,
      [project, product, status, arrival, hours],
    );
  const site = await startSite({ DATABASE_URL: url });
  const stop = async () => {
    await site.stop();
    await drop();
  };
  return { site, week, stop };
}

const section = (page: Page, name: string) => page.getByRole("region", { name });

let own: Awaited<ReturnType<typeof startSiteWithRequests>>;
test.beforeAll(async () => {
  own = await startSiteWithRequests();
});
test.afterAll(() => own.stop());
test.describe.configure({ mode: "default" });

async function openReport(page: Page, search = "") {
  await signInByRequest(page.request, own.site.url);
  await page.goto(own.site.url + REPORT + search);
  await expect(page.getByRole("heading", { name: "Figures of quote requests" })).toBeVisible();
}

test("the report says how many arrived, how fast they were quoted and what was asked for", async ({
  page,
}) => {
  await openReport(page);
  await expect(section(page, "How many arrive?")).toContainText(
    "3 requests came in 13 weeks, spam not counted.",
  );
  await expect(section(page, "How fast, against the promise?")).toContainText(
    "1 of 2 quotes went out within 48 hours (50%); 1 still wait.",
  );
  const wishes = section(page, "Which products and sectors?");
  const cellsOf = (name: RegExp) => wishes.getByRole("row", { name }).getByRole("cell");
  await expect(cellsOf(/^Wall panels/)).toHaveText(["2"]);
  await expect(cellsOf(/^Custom cabinets/)).toHaveText(["1"]);
  await expect(cellsOf(/^Office building/)).toHaveText(["2"]);
  await expectAccessible(page);
});

test("a row leads to its requests in the list, by the keyboard", async ({ page }) => {
  await openReport(page);
  const panels = page.getByRole("link", { name: /^Wall panels/ });
  await panels.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/product=wall-panels/);
  await expect(page.getByRole("link", { name: "Ana" })).toHaveCount(2);
});

test("the report shows what the site's visitors read and took along", async ({ page }) => {
  const visited = await startSite({});
  const headers = { "user-agent": "Mozilla/5.0 Chrome/140" };
  const sheet = specSheetPath(products[0].path);
  for (const path of ["/quality", "/quality", sheet])
    await (await fetch(visited.url + path, { headers })).arrayBuffer();
  // A site stores the last minute's counts when it stops.
  await visited.stop();
  await signInByRequest(page.request);
  await page.goto(`${REPORT}?weeks=4`);
  const pages = section(page, "Which pages?");
  await expect(pages).toContainText(/\d+ pages? read/);
  const row = pages.getByRole("row", { name: /^\/quality/ });
  await expect(row.getByRole("cell").first()).toHaveText(/^(?:[2-9]|\d\d+)$/);
});

test("the report is accessible and does not overflow on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openReport(page);
  await expectAccessible(page);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the report is whole, and its weeks can be changed", async ({ page }) => {
    await openReport(page);
    for (const name of SECTIONS) await expect(section(page, name)).toBeVisible();
    await page.getByRole("link", { name: "Earlier weeks" }).click();
    await expect(page.getByText("0 requests came in 13 weeks")).toBeVisible();
  });
});
