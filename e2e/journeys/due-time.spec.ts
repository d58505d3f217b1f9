import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq, sql } from "drizzle-orm";
import { SMTPServer } from "smtp-server";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { company } from "#content/company.ts";
import { endOfCompanyDay } from "#lib/time/company-time.ts";
import { beforeStaffedHours, staffedDay } from "#lib/time/office-hours.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signIn, workAs } from "#e2e/support/inbox-page.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
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
  site = await startSite({ DATABASE_URL: own.url, ...shiftedClock() });
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

async function store(name: string, createdAt: Date, status = "pending", database = own.database) {
  const [row] = await database
    .insert(quoteRequests)
    .values({
      name,
      email: `${randomUUID()}@buyer.example`,
      projectType: "other",
      idempotencyKey: randomUUID(),
      createdAt,
      status,
    })
    .returning();
  return row?.id ?? 0;
}

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

test("due times update without requests to the server", async ({ page }) => {
  await store("Soon late", hoursAgo(48 - 90 / 3_600));
  await signIn(page, "", site.url);
  const row = rowOf(page, "Soon late");
  await expect(row.getByText("due in 1 min")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.runFor("02:00");
  await expect(row.getByText("late by 1 min")).toBeVisible();
  // Polling for new requests does not count as use.
  expect(asked.filter((path) => !path.endsWith("/news"))).toEqual([]);
});

test("Late and Due today count and list requests within the other filters", async ({ page }) => {
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
  await page
    .getByRole("navigation", { name: "Status" })
    .getByRole("button", { name: /^Pending/i })
    .click();
  await expect.poll(() => namesIn(page)).toEqual(["Late one"]);
  await expect(tab(/^Late/)).toHaveText(/1/);
  await tab(/^Due today/).click();
  await expect.poll(() => namesIn(page)).toEqual(["Today"]);
  await tab(/^Due today/).click();
  await expect.poll(() => namesIn(page)).toEqual(["Fresh", "Today", "Late one"]);
  await page.goBack();
  await expect.poll(() => namesIn(page)).toEqual(["Today"]);
  await expectAccessible(page);
});

test("an empty Late list says that nothing is late", async ({ page }) => {
  await store("Fresh", hoursAgo(1));
  await signIn(page, "?due=late", site.url);
  await expect(page.getByText("Nothing is late")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show what is open" }).click();
  await expect(page.getByRole("link", { name: "Fresh" })).toBeVisible();
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

test("the filter sheet on a phone has the due filters and the sort order", async ({ page }) => {
  await store("Late", hoursAgo(50));
  await store("Fresh", hoursAgo(1));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "", site.url);
  await page.getByRole("button", { name: /^Filter/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await expect(sheet.getByRole("radio", { name: "Late 1" })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("radio", { name: "By due time" }).check();
  await sheet.getByRole("button", { name: /^Show/ }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Late", "Fresh"]);
  await page.getByRole("button", { name: /^Filter/ }).click();
  await sheet.getByRole("radio", { name: "Late 1" }).check();
  await sheet.getByRole("button", { name: "Show 1" }).click();
  await expect.poll(() => namesIn(page)).toEqual(["Late"]);
  await expect(page.getByRole("button", { name: "Filter 1" })).toBeVisible();
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

test("a new request is announced without moving rows sorted by due time, and opens in the newest-first list", async ({
  page,
}) => {
  await store("Late", hoursAgo(50));
  await store("Quoted", hoursAgo(40), "quoted");
  const listening = page.waitForResponse((response) => response.url().endsWith("/news"));
  await signIn(page, "?sort=due", site.url);
  await expect.poll(() => namesIn(page)).toEqual(["Late", "Quoted"]);
  await listening;
  await store("New", new Date());
  const notice = page.getByRole("button", { name: "1 new request: show" });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  expect(await namesIn(page)).toEqual(["Late", "Quoted"]);
  await notice.click();
  await expect.poll(() => namesIn(page)).toEqual(["New", "Quoted", "Late"]);
  await expect(notice).toBeHidden();
  await page.goBack();
  await expect.poll(() => namesIn(page)).toEqual(["Late", "New", "Quoted"]);
});

function untilStaffed(): number {
  const start = Date.now();
  const hour = 60 * 60 * 1_000;
  let moment = start;
  while (!staffedDay(new Date(moment)) || !staffedDay(new Date(moment + hour))) moment += hour;
  return moment - start;
}

function shiftedClock() {
  return {
    CLOCK_SHIFT_MS: String(SHIFT),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${new URL("../support/shifted-clock.ts", import.meta.url).href}`,
  };
}

test("the inbox shows a rejected morning mail, and an operator can send it again", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const testDatabase = await createTestDatabase();
  let isFull = true;
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: (_address, _session, done) =>
      done(isFull ? Object.assign(new Error("Mailbox is full"), { responseCode: 552 }) : null),
    onData: (stream, _session, done) => {
      taken += 1;
      stream.on("end", () => done()).resume();
    },
  });
  const { port } = await new Promise<{ port: number }>((done) => {
    const listening = server.listen(0, "127.0.0.1", () =>
      done(listening.address() as { port: number }),
    );
  });
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  await store("Ana", hoursAgo(24 * 9), "pending", testDatabase.database);
  const env = { DATABASE_URL: testDatabase.url, SMTP_URL: smtpUrl };
  const morning = await startSite({
    ...env,
    DESK_EMAIL: "desk@site.example",
    ...shiftedClock(),
  });
  const [day = ""] = now()
    .toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: company.timeZone })
    .split(",");
  await using later = await startSite(env);
  const failed = () =>
    testDatabase.database.execute(sql`SELECT FROM deliveries WHERE state = 'failed'`);
  await expect.poll(async () => (await failed()).rowCount, { timeout: 20_000 }).toBe(1);
  await morning.stop();
  await signIn(page, "", later.url);
  const notice = page.getByText(`The morning mail of ${day} could not be sent.`);
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  isFull = false;
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => taken, { timeout: 15_000 }).toBe(1);
  await new Promise<void>((done) => server.close(() => done()));
  await later.stop();
  await testDatabase.drop();
});
