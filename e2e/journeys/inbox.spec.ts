import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import {
  INBOX,
  PASSWORD,
  query,
  signIn,
  store,
  tryPassword,
  word,
} from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const dataOf = (id: number) => [
  "/api/admin/submissions",
  `/api/admin/submissions/${id}`,
  "/api/admin/submissions/csv",
  "/api/admin/submissions/xlsx",
  "/api/admin/submissions/selection",
  "/api/admin/submissions/views",
  "/api/admin/submissions/counts",
  "/api/admin/submissions/news",
];
const LOCKED_OUT_AFTER = 10;
const isPage = (url: URL) => url.pathname === INBOX;
const isList = (url: URL) => url.pathname === "/api/admin/submissions";

async function expectLocked(page: Page) {
  await page.goto(INBOX);
  await expect(page.getByLabel("Password")).toBeVisible();
  await expectData(page, 401);
}

/** Expects `status` and no-store from every data route. */
async function expectData(page: Page, status: number, id = 100_001) {
  for (const address of dataOf(id)) {
    const response = await page.request.get(address);
    expect([response.status(), response.headers()["cache-control"]], address).toEqual([
      status,
      "no-store",
    ]);
  }
}

test("a visitor who is not signed in sees the lock screen and no data", async ({ page }) => {
  const { email, name } = await store();
  const response = await page.goto(INBOX);
  expect(response?.status()).toBe(200);
  expect(response?.headers()["cache-control"]).toContain("no-store");
  const html = await response?.text();
  expect(html).not.toContain(email);
  expect(html).not.toContain(name);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectLocked(page);
});

test("a wrong password is rejected, even with 50,000 characters", async ({ page }) => {
  await page.goto(INBOX);
  for (const password of ["wrong", "x".repeat(50_000)]) {
    await tryPassword(page, password);
    await expect(page.getByText("Access denied").last()).toBeVisible();
    await expect(page.getByText("Invalid password").last()).toBeVisible();
    await expect(page.getByLabel("Password")).toHaveAccessibleDescription(
      "Access denied. Invalid password.",
    );
    await expect(page.getByLabel("Password")).toBeFocused();
  }
  await expectLocked(page);
});

test("ten wrong passwords lock the client out, even with the right password", async ({ page }) => {
  await page.goto(INBOX);
  for (let attempt = 1; attempt <= LOCKED_OUT_AFTER; attempt += 1) {
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await tryPassword(page, `wrong ${attempt}`);
    await posted;
    await expect(page.getByLabel("Password")).toHaveValue("");
  }
  const until = page.getByText(/^The next try counts at \d\d:\d\d:\d\d [A-Z]+[+\d]*\.$/);
  await expect(until).toBeVisible();
  await tryPassword(page, PASSWORD);
  await expect(page.getByText("Invalid password").last()).toBeVisible();
  await expect(until).toBeVisible();
  await expectLocked(page);
  // All new clients share a rate limit of a hundred wrong passwords an hour.
  await query("DELETE FROM rate_limits WHERE key LIKE 'sign-in-strangers:%'");
});

test("an operator reads a request, downloads the CSV and logs out, which ends all access", async ({
  page,
  context,
}) => {
  const message = '=HYPERLINK("http://example.com") <b>bold</b> \'; DROP TABLE quote_requests --';
  const company = `青山 ${word()} GmbH`;
  const request = await store({ message, phone: "+44 20 7946 0018", company });
  await page.goto(`${INBOX}?q=${encodeURIComponent(company)}`);
  await tryPassword(page, PASSWORD);
  await expect(page.getByText("Access granted")).toBeVisible();
  await expect(page.getByText("Welcome to the admin panel")).toBeVisible();

  await expectData(page, 200, request.id);

  const row = page.getByRole("row", { name: request.name });
  await expect(row.getByText("pending")).toHaveAttribute("data-variant", "secondary");
  await row.getByRole("button", { name: "View Details" }).click();
  const dialog = page.getByRole("dialog");
  for (const value of [request.name, request.email, "+44 20 7946 0018", company, message])
    await expect(dialog.getByText(value)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await page.getByRole("menuitem", { name: /^All requests/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^quote-requests-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.startsWith("\ufeffDate,Name,Email,")).toBe(true);
  const rows = parse<Record<string, string>>(csv, {
    bom: true,
    columns: true,
    record_delimiter: "\r\n",
  });
  const mine = rows.find(({ Email }) => Email === request.email);
  expect(mine?.Date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/);
  expect(mine).toMatchObject({
    Phone: "+44 20 7946 0018",
    Message: `'${message}`,
    Status: "pending",
  });
  expect(Object.keys(mine ?? {})).toHaveLength(13);

  const stolen = await context.cookies();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await expectLocked(page);
  await context.addCookies(stolen);
  await expectLocked(page);
});

test("an invalid cursor or request number is a 400, and an unknown request is a 404", async ({
  page,
}) => {
  await signIn(page);
  const { request } = page;
  expect((await request.get("/api/admin/submissions?cursor=nonsense")).status()).toBe(400);
  expect((await request.get("/api/admin/submissions/none")).status()).toBe(400);
  expect((await request.get("/api/admin/submissions/999999999")).status()).toBe(404);
  expect((await request.post("/api/admin/submissions")).status()).toBe(405);
});

test("the session cookie is hidden from scripts and other sites", async ({ page, context }) => {
  await signIn(page);
  const cookie = (await context.cookies()).find(({ name }) => name.includes("teragus-desk"));
  for (const each of await context.cookies())
    expect(each).toMatchObject({ httpOnly: true, sameSite: "Strict" });
  expect(cookie?.expires).toBeLessThan(Date.now() / 1000 + 12 * 3600 + 60);
});

test("the lock screen appears when the session ends and leads back to the same list", async ({
  page,
  context,
}) => {
  const company = word();
  const { name } = await store({ company });
  await signIn(page, `?q=${company}`);
  await expect(page.getByText(name)).toBeVisible();
  await context.clearCookies();
  await page.getByRole("row", { name }).getByRole("button", { name: "View Details" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
  await tryPassword(page, PASSWORD);
  await expect(page.getByText(name)).toBeVisible();
});

test("a list that cannot be loaded shows an error, and a retry loads it", async ({ page }) => {
  test.slow();
  const company = word();
  const { name } = await store({ company });
  const responses = [
    { status: 500, json: {} },
    { json: { image: null } },
    { contentType: "text/html", body: "<!doctype html><p>Sign in to the hotel" },
    { contentType: "application/json", body: '{"rows":[{"id":' },
  ];
  await page.route(isList, (route) => route.fulfill(responses.shift()));
  await signIn(page, `?q=${company}`);
  await expect(
    page.getByText("Failed to fetch submissions. Please contact system administrator."),
  ).toBeVisible({ timeout: 20_000 });
  await page.unroute(isList);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(name)).toBeVisible();
});

test("an invalid response to signing in or logging out shows an error, and a retry works", async ({
  page,
}) => {
  const responses = [
    { contentType: "text/html", body: "<!doctype html><p>Sign in to the hotel" },
    { contentType: "text/x-component", body: '0:{"a":{"status":"open"}}\n' },
    { contentType: "text/x-component", body: '0:{"a":"$@1","f":"","q":"","i":false}\n1:{"st' },
  ];
  const breakNext = () =>
    page.route(isPage, (route) =>
      route.request().method() === "POST" ? route.fulfill(responses.shift()) : route.fallback(),
    );
  await page.goto(INBOX);
  await breakNext();
  for (let count = responses.length; count > 0; count -= 1) {
    await tryPassword(page, PASSWORD);
    await expect(page.getByText("The password could not be checked.").first()).toBeVisible();
    await expect.poll(() => responses.length).toBe(count - 1);
    await expect(page.getByRole("button", { name: "Unlock" })).toBeEnabled();
    await expect(page.getByLabel("Password")).toHaveValue(PASSWORD);
  }
  await page.unroute(isPage);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByText("Access granted")).toBeVisible();
  responses.push({ contentType: "text/html", body: "" });
  await breakNext();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("The inbox could not be locked.")).toBeVisible();
  await page.unroute(isPage);
  await page.getByRole("button", { name: "Log out" }).click();
  await expectLocked(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the lock screen rejects a wrong password and accepts the right one", async ({ page }) => {
    await page.goto(INBOX);
    await tryPassword(page, "wrong");
    await expect(page.getByText("Access denied. Invalid password.")).toBeVisible();
    await tryPassword(page, PASSWORD);
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await page.getByRole("button", { name: "Log out" }).click();
    await expectLocked(page);
  });
});

test("At night my inbox is dark and easy to read, but not what I print or the public site", async ({
  page,
}) => {
  const { id } = await store();
  await page.emulateMedia({ colorScheme: "dark" });
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor.replaceAll(" ", ""));
  await page.goto(INBOX);
  await expectAccessible(page);
  await signIn(page, `?request=${id}`);
  await expect(
    page.getByRole("complementary", { name: `Request ${formatReference(id)}` }),
  ).toBeVisible();
  expect(await ground()).toBe("rgb(34,32,28)");
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  expect(await ground()).not.toBe("rgb(34,32,28)");
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${INBOX}/figures`);
  await expect(page.getByRole("heading", { name: "Requests a week" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/about");
  expect(await ground()).toBe("rgb(247,244,239)");
});
