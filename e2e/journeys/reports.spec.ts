import { products } from "#content/products/product-list.ts";
import { specSheetPath } from "#content/site/document-paths.ts";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";
import { companyDay } from "#lib/time/company-time.ts";
import { addDays, mondayOf } from "#lib/reports/report-period.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { startSite } from "#e2e/support/site.ts";
import {
  INBOX,
  openSession,
  PASSWORD,
  query,
  signIn,
  store,
  tryPassword,
} from "#e2e/support/inbox-page.ts";

const REPORT = `${INBOX}/figures`;
const HOUR_MS = 60 * 60 * 1_000;

/** Daytime for the export team. */
const middayOf = (day: string) => `${day}T18:00:00Z`;
const thisMonday = () => mondayOf(companyDay(new Date()));

/** Quote requests that only this test's assignee filter shows. */
async function someRequests() {
  const assignee = `A. ${crypto.randomUUID()}`;
  const week = addDays(thisMonday(), -14);
  const day = middayOf(addDays(week, 1));
  const rows: Record<string, string>[] = [
    { project_type: "office-building", product_category: "wall-panels", budget_range: "over-500k" },
    { project_type: "office-building", product_category: "wall-panels, custom-cabinets" },
    { project_type: "other", budget_range: "over-500k" },
    { project_type: "other", status: "spam" },
  ];
  const ids: number[] = [];
  for (const row of rows) {
    const { id } = await store({ assignee, created_at: day, ...row });
    ids.push(id);
  }
  const quotedAt = new Date(Date.parse(day) + 30 * HOUR_MS).toISOString();
  await query("UPDATE quote_requests SET status = 'quoted' WHERE id = $1", [ids[0]]);
  await query("UPDATE quote_requests SET quoted_at = $2 WHERE id = $1", [ids[0], quotedAt]);
  return { assignee, week, search: `?${new URLSearchParams({ assignee }).toString()}` };
}

const chartOf = (page: Page, name: string) => page.getByRole("figure", { name });

async function openReport(page: Page, search: string) {
  await openSession(page.request);
  await page.goto(REPORT + search);
  await expect(page.getByRole("heading", { name: "Figures of quote requests" })).toBeVisible();
}

/** The list's own counts. */
async function countsOf(page: Page): Promise<{ total: number }> {
  const response = await page.waitForResponse((counts) => counts.url().includes("/counts?"));
  return (await response.json()) as { total: number };
}

async function openTable(page: Page, name: string) {
  const figure = chartOf(page, name);
  await figure.getByText("Table", { exact: false }).first().click();
  return figure.getByRole("table");
}

test("the report shows requests, outcomes and response times", async ({ page }) => {
  const { search } = await someRequests();
  await openReport(page, search);
  await expect(chartOf(page, "Requests a week")).toContainText("3 requests came");
  await expect(chartOf(page, "Time to a quote")).toContainText(
    "Half of all quotes went out within 30 hours; nine in ten within 30, as promised. 1 of 1 were in time (100%). 2 requests of these weeks still wait.",
  );
  await expect(chartOf(page, "From request to order")).toContainText(
    "Of 3 requests 33% were quoted",
  );
  await expect(chartOf(page, "Products asked for")).toContainText(
    "Wall panels is named most often: in 67% of 3 requests.",
  );
  await expect(chartOf(page, "Budget ranges")).toContainText("67% of 3 requests name a budget");
  await expect(chartOf(page, "Open work")).toContainText("2 requests wait for a quote, 2 of them");
  const table = await openTable(page, "Products asked for");
  const cabinets = table.getByRole("row", { name: /^Custom cabinets/ });
  await expect(cabinets.getByRole("cell")).toHaveText(["1", "33%"]);
});

test("a click on a bar opens the list of its requests", async ({ page }) => {
  const { search } = await someRequests();
  await openReport(page, search);
  const bars = chartOf(page, "Products asked for").locator(".recharts-bar-rectangle");
  const counted = countsOf(page);
  await bars.first().click();
  await expect(page).toHaveURL(/product=wall-panels/);
  const list = new URL(page.url()).searchParams;
  expect([list.get("from"), list.get("to")]).toEqual([
    addDays(thisMonday(), -7 * 12),
    addDays(thisMonday(), 6),
  ]);
  expect((await counted).total).toBe(2);
  await page.goBack();
  await expect(chartOf(page, "Requests a week")).toContainText("3 requests came");
});

test("a number in a table opens its list with the keyboard", async ({ page }) => {
  const { search, week } = await someRequests();
  await openReport(page, search);
  const figure = chartOf(page, "Requests a week");
  await figure.locator("summary").focus();
  await page.keyboard.press("Enter");
  const row = figure.getByRole("row").filter({ has: page.locator(`a[href*="from=${week}"]`) });
  await expect(row).toHaveCount(1);
  const link = row.getByRole("link").first();
  await expect(link).toHaveText("3");
  await link.focus();
  const counted = countsOf(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`from=${week}&to=${addDays(week, 6)}`));
  expect((await counted).total).toBe(3);
});

test("the report shows what the site's visitors read and took along", async ({ page }) => {
  const site = await startSite({});
  const headers = { "user-agent": "Mozilla/5.0 Chrome/140" };
  const sheet = specSheetPath(products[0].path);
  for (const path of ["/quality", "/quality", "/de/quality", sheet])
    await (await fetch(site.url + path, { headers })).arrayBuffer();
  // A site stores the last minute's counts when it stops.
  await site.stop();
  await openReport(page, "?weeks=4");
  await expect(chartOf(page, "Visits to the site")).toContainText(
    /\d+ pages? read, \d+ documents? taken/,
  );
  const table = await openTable(page, "Visits to the site");
  const row = table.getByRole("row", { name: /^\/quality/ });
  await expect(row.getByRole("cell").nth(1)).toHaveText(/^(?:[2-9]|\d\d+)$/);
  await expect(table.getByRole("row", { name: sheet })).toContainText(/[1-9]/);
  await expect(table.getByRole("row", { name: /^\/de\/quality German [1-9]/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /^All pages German [1-9]/ })).toBeVisible();
});

test("the report's weeks move back and forward, and the back button works", async ({ page }) => {
  const { search } = await someRequests();
  await openReport(page, `${search}&weeks=4`);
  const finding = chartOf(page, "Requests a week");
  await expect(finding).toContainText("3 requests came");
  await page.getByRole("link", { name: "Earlier weeks" }).click();
  await expect(finding).toContainText("No request came in these weeks.");
  expect(new URL(page.url()).searchParams.get("until")).toBe(addDays(thisMonday(), -28));
  await page.goBack();
  await expect(finding).toContainText("3 requests came");
  await page.goForward();
  await expect(finding).toContainText("No request came in these weeks.");
  await page.getByRole("link", { name: "Later weeks" }).click();
  await expect(finding).toContainText("3 requests came");
  await expect(page.getByRole("link", { name: "Later weeks" })).toHaveCount(0);
});

test("the inbox's filters apply to the report", async ({ page }) => {
  const { search } = await someRequests();
  await openReport(page, search);
  await page.getByRole("button", { name: "Project" }).click();
  await page.getByLabel("Office building").check();
  await expect(chartOf(page, "Requests a week")).toContainText("2 requests came");
  await expect(page).toHaveURL(/project=office-building/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Status" }).click();
  await page.getByLabel("quoted", { exact: true }).uncheck();
  await expect(chartOf(page, "Requests a week")).toContainText("1 request came");
});

test("the inbox links to the report with its filters and back", async ({ page }) => {
  await signIn(page, "?project=other&q=oak");
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page).toHaveURL(/figures\?.*project=other/);
  await expect(page.getByText("A search and days belong to the list")).toBeVisible();
  await page.getByRole("link", { name: "Requests" }).click();
  await expect(page).toHaveURL(/teragus-submissions\?.*q=oak.*project=other/);
});

test("the report prints on one A4 sheet", async ({ page }, testInfo) => {
  const { search } = await someRequests();
  // The last view has every other journey's operators too.
  const views = [
    [13, `${search}&weeks=13`],
    [52, `${search}&weeks=52`],
    [26, "?weeks=26"],
  ] as const;
  await openSession(page.request);
  for (const [weeks, address] of views) {
    await page.goto(REPORT + address);
    // Drawn by scripts.
    await expect(chartOf(page, "Open work").locator("svg").last()).toBeVisible();
    const path = testInfo.outputPath(`${weeks}.pdf`);
    await page.pdf({ path, preferCSSPageSize: true });
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
    expect(document.numPages).toBe(1);
    const { items } = await (await document.getPage(1)).getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
    for (const words of [
      "Figures of quote requests",
      `${weeks} weeks,`,
      "Everything but spam",
      "As of",
    ])
      expect(text).toContain(words);
  }
});

test("a signed-out operator sees the lock screen and returns to the same report", async ({
  page,
}) => {
  const { search, assignee } = await someRequests();
  const response = await page.goto(`${REPORT}${search}&weeks=26`);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  const html = (await response?.text()) ?? "";
  expect(html).not.toContain("requests came");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect((await page.request.get("/api/admin/submissions/figures")).status()).toBe(401);
  await tryPassword(page, PASSWORD);
  await expect(page.getByText(`With ${assignee}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "26 weeks" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

for (const width of [390, 1440])
  test(`the report is accessible and does not overflow at ${width} px`, async ({ page }) => {
    const { search } = await someRequests();
    await page.setViewportSize({ width, height: 900 });
    await openReport(page, search);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await expectAccessible(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });

test("the inbox does not load the chart library", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  await signIn(page);
  await page.waitForLoadState("networkidle");
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((script) => script.includes("recharts"))).toEqual([]);
  await page.goto(REPORT);
  await expect(chartOf(page, "Open work")).toBeVisible();
  await expect.poll(() => scripts.some((script) => script.includes("recharts"))).toBe(true);
});

test("a failed load of the report shows an error, and a retry works", async ({ page }) => {
  const { search } = await someRequests();
  await openReport(page, search);
  await page.route("**/api/admin/submissions/figures*", (route) => route.fulfill({ status: 400 }));
  await page.getByRole("link", { name: "26 weeks" }).click();
  await expect(page.getByText("The figures could not be loaded")).toBeVisible();
  await page.unroute("**/api/admin/submissions/figures*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(chartOf(page, "Requests a week")).toContainText("3 requests came");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the report has sentences and tables, and its weeks can be changed", async ({ page }) => {
    const { search } = await someRequests();
    await openReport(page, search);
    const table = await openTable(page, "Requests a week");
    await expect(table.getByRole("link", { name: "3", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Earlier weeks" }).click();
    await expect(page.getByText("No request came in these weeks.").first()).toBeVisible();
  });
});
