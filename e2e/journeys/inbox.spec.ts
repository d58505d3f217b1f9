import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD, signIn, store, tryPassword, word } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const isInbox = (url: URL) => url.pathname === INBOX;
const isList = (url: URL) => url.pathname === "/api/admin/submissions";

async function expectLocked(page: Page) {
  await page.goto(INBOX);
  await expect(page.getByLabel("Password")).toBeVisible();
  const data = await page.request.get("/api/admin/submissions");
  expect([data.status(), data.headers()["cache-control"]]).toEqual([401, "no-store"]);
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

test("a sign-in that gets no answer says so, and the next one opens the inbox", async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A second in place of thirty.
    const native = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => native(ms / 30);
  });
  await page.goto(INBOX, { waitUntil: "networkidle" });
  await page.route(isInbox, () => undefined);
  await tryPassword(page, PASSWORD);
  await expect(page.getByText("The password could not be checked.")).toBeVisible();
  await page.unroute(isInbox);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
});

test("a list that cannot be loaded shows an error, and a retry loads it", async ({ page }) => {
  test.slow();
  const company = word();
  const { name } = await store({ company });
  const responses = [
    { status: 500, json: {} },
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
  await expect(page.getByRole("heading", { name: "How many arrive?" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/about");
  expect(await ground()).toBe("rgb(247,244,239)");
});
