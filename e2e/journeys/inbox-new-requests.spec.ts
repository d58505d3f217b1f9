import type { Page } from "@playwright/test";
import { quoteRequests } from "#db/schema.ts";
import { createTestDatabase, insertRequests, type TestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, signIn } from "#e2e/support/inbox-page.ts";
import { startSite, type Site } from "#e2e/support/site.ts";
import { company } from "#content/company.ts";

const TITLE = `Quote requests | ${company.name}`;
const isNewRequest = (url: URL) => url.pathname.endsWith("/news");

test.describe.configure({ mode: "default" });

// Its own database: other tests' quote requests would be new here too.
let own: TestDatabase;
let site: Site;
test.beforeAll(async () => {
  own = await createTestDatabase();
  site = await startSite({ DATABASE_URL: own.url });
});
test.afterAll(async () => {
  await site.stop();
  await own.drop();
});
test.beforeEach(() => own.database.delete(quoteRequests));

const arrive = (name: string, status = "pending") => insertRequests(own.database, { name, status });
const namesIn = (page: Page) => page.getByRole("table").getByRole("link").allTextContents();

/** Simulates a hidden or visible tab. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      dispatchEvent(new Event("visibilitychange"));
    },
    isHidden ? "hidden" : "visible",
  );

test("new requests are announced above the list and in the tab title, and no row moves until I show them", async ({
  page,
}) => {
  await arrive("First");
  await arrive("Second");
  const listening = page.waitForResponse((response) => isNewRequest(new URL(response.url())));
  await signIn(page, "", site.url);
  await expect(page.getByRole("link", { name: "Second" })).toBeVisible();
  await listening;
  const place = await page.getByRole("link", { name: "Second" }).boundingBox();
  await arrive("Third");
  await arrive("Junk", "spam");
  await arrive("Fourth");
  const show = page.getByRole("status").getByRole("button", { name: "2 new requests: show" });
  await expect(show).toBeVisible({ timeout: 10_000 });
  await expect(page).toHaveTitle(`(2) ${TITLE}`);
  const refreshed = page.waitForResponse((response) => response.url().includes("/submissions?"));
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await refreshed;
  await expect(page.getByRole("button", { name: /^Open\s*4/ })).toBeVisible();
  expect(await namesIn(page)).toEqual(["Second", "First"]);
  expect(await page.getByRole("link", { name: "Second" }).boundingBox()).toEqual(place);
  await show.click();
  await expect(page.getByRole("link", { name: "Fourth" })).toBeVisible();
  expect(await namesIn(page)).toEqual(["Fourth", "Third", "Second", "First"]);
  await expect(show).toBeHidden();
  await expect(page).toHaveTitle(TITLE);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Fourth" })).toBeFocused();

  await page.getByRole("searchbox").fill("first");
  await expect(page.getByRole("row")).toHaveCount(2);
  await arrive("Fifth");
  await page.getByRole("button", { name: "1 new request: show" }).click({ timeout: 10_000 });
  await expect(page.getByRole("link", { name: "Fifth" })).toBeVisible();
  await expect(page).toHaveURL(site.url + INBOX);
  await expect(page.getByText(/new request/)).toBeHidden();
});

test("a hidden tab stops polling, catches up when it is visible again, and locks when its session ends", async ({
  page,
  context,
}) => {
  await page.clock.install();
  let asked = 0;
  let responded = 0;
  page.on("request", (request) => (asked += Number(isNewRequest(new URL(request.url())))));
  page.on(
    "requestfinished",
    (request) => (responded += Number(isNewRequest(new URL(request.url())))),
  );
  await signIn(page, "", site.url);
  await expect(page.getByText("No requests yet")).toBeVisible();
  await expect.poll(() => responded).toBe(1);
  await page.clock.runFor(6_000);
  await expect.poll(() => responded).toBe(2);
  await setHidden(page, true);
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked).toBe(before);
  await arrive("Overnight");
  await setHidden(page, false);
  await expect(page.getByRole("button", { name: "1 new request: show" })).toBeVisible();

  await page.route(isNewRequest, (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.runFor(12_000);
  await expect(page.getByText("Failed to fetch")).toBeHidden();
  await page.unroute(isNewRequest);
  await context.clearCookies();
  await page.clock.runFor(6_000);
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page).toHaveTitle(TITLE);
});
