import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { endOfCompanyDay } from "#lib/time/company-time.ts";
import { beforeStaffedHours, staffedDay } from "#lib/time/office-hours.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signIn, workAs } from "#e2e/support/inbox-page.ts";
import { storeTestRequest } from "#e2e/support/store-test-file.ts";
import { shiftedClock, startSite, type Site } from "#e2e/support/site.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

test.describe.configure({ mode: "default" });

/** Milliseconds until an hour into the next staffed time. */
const SHIFT = untilStaffed();
/** Staffed, whenever the tests run: the promised hours pass on no other day. */
const now = () => new Date(Date.now() + SHIFT);
const hoursAgo = (hours: number) => beforeStaffedHours(now(), hours);

// Its own database: other tests' quote requests would be due here too.
let own: TestDatabase;
let site: Site;
test.beforeAll(async () => {
  own = await createTestDatabase();
  site = await startSite({ DATABASE_URL: own.url, ...shiftedClock(SHIFT) });
});
test.afterAll(async () => {
  await site.stop();
  await own.drop();
});
test.beforeEach(async ({ page }) => {
  // Rows with a history cannot be deleted.
  await own.database.update(quoteRequests).set({ status: "archived" });
  await page.clock.install({ time: now() });
});

const store = (name: string, createdAt: Date, status = "pending") =>
  storeTestRequest(own.database, { name, createdAt, status });
const rowOf = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const namesIn = (page: Page) => page.getByRole("table").getByRole("link").allTextContents();

for (const width of [390, 1440])
  test(`each open request shows its due time at ${width} px`, async ({ page }) => {
    await store("Late", hoursAgo(50.5));
    await store("Forgotten", hoursAgo(24 * 7 + 1), "in_review");
    await store("Warned", hoursAgo(43.6));
    await store("Fresh", hoursAgo(1.5));
    await store("Quoted", hoursAgo(60), "quoted");
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, "", site.url);
    for (const [name, words, state] of [
      ["Late", "late by 2 h", "late"],
      ["Forgotten", "late by 5 days", "late"],
      ["Warned", "due in 4 h", "warned"],
      ["Fresh", "due in 46 h", "on time"],
    ] as const) {
      const due = rowOf(page, name).getByText(words, { exact: true });
      await expect(due).toBeInViewport();
      await expect(due).toHaveAttribute("data-due", state);
    }
    await expect(rowOf(page, "Quoted")).toBeVisible();
    await expect(rowOf(page, "Quoted").getByText(/due|late/)).toHaveCount(0);
    await expectAccessible(page);
  });

test("Late and Due today count and list requests", async ({ page }) => {
  await store("Late one", hoursAgo(70));
  await store("Late two", hoursAgo(50), "in_review");
  const halfway = (endOfCompanyDay(now()).getTime() - now().getTime()) / 2 / 3_600_000;
  await store("Today", hoursAgo(48 - halfway));
  await store("Fresh", hoursAgo(0.1));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "", site.url);
  const tab = (name: RegExp) =>
    page.getByRole("navigation", { name: "Due" }).getByRole("button", { name });
  await expect(tab(/^Late/)).toHaveText(/2/);
  await expect(tab(/^Due today/)).toHaveText(/1/);
  await tab(/^Late/).click();
  await expect(page).toHaveURL(/due=late/);
  await expect(tab(/^Late/)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => namesIn(page)).toEqual(["Late two", "Late one"]);
  await tab(/^Due today/).click();
  await expect.poll(() => namesIn(page)).toEqual(["Today"]);
  await tab(/^Due today/).click();
  await expect.poll(() => namesIn(page)).toEqual(["Fresh", "Today", "Late two", "Late one"]);
  await page.goBack();
  await expect.poll(() => namesIn(page)).toEqual(["Today"]);
  await expectAccessible(page);
});

test("I sort by due time with the keyboard, move with j and k, and go back to the old order", async ({
  page,
}) => {
  await store("Late", hoursAgo(50));
  await store("Fresh", hoursAgo(1));
  await store("Quoted", hoursAgo(20), "quoted");
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "", site.url);
  const heading = page.getByRole("columnheader", { name: "Received" });
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  await heading.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=due/);
  await expect(heading).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => namesIn(page)).toEqual(["Late", "Fresh", "Quoted"]);
  await heading.getByRole("button").blur();
  for (const [key, name] of [
    ["j", "Late"],
    ["j", "Fresh"],
    ["j", "Quoted"],
    ["k", "Fresh"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole("link", { name })).toBeFocused();
  }
  await expectAccessible(page);
  await page.goBack();
  await expect.poll(() => namesIn(page)).toEqual(["Fresh", "Quoted", "Late"]);
  await expect(heading).toHaveAttribute("aria-sort", "descending");
});

test("marking as quoted replaces the due time with the time taken, and undo restores it", async ({
  page,
}) => {
  const id = await store("Ana", hoursAgo(24 * 9 + 1), "in_review");
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, `?request=${id}`, site.url);
  await workAs(page);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  await expect(request.getByText("late by 7 days")).toBeVisible();
  await request.getByRole("button", { name: "Mark as quoted" }).click();
  // The database's clock is not shifted.
  await expect(request.getByText(/^Quoted after \d+ days, \d days late$/)).toBeVisible();
  await expect(rowOf(page, "Ana").getByText(/late/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(request.getByText("late by 7 days")).toBeVisible();
  await expect(rowOf(page, "Ana").getByText("late by 7 days")).toBeVisible();
  const [row] = await own.database.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  expect(row?.quotedAt).toBeNull();
});

function untilStaffed(): number {
  const start = Date.now();
  const hour = 60 * 60 * 1_000;
  let moment = start;
  while (!staffedDay(new Date(moment)) || !staffedDay(new Date(moment + hour))) moment += hour;
  return moment - start;
}
