import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "#e2e/support/fixtures.ts";
import {
  INBOX,
  PASSWORD,
  signIn,
  store,
  tryPassword,
  word,
  workAs,
} from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

test("a request's risk flags are shown in the list, the request and its text", async ({ page }) => {
  const company = word();
  const flagged = await store({ company, doubts: "{repeated-address,sent-fast}" });
  const plain = await store({ company });
  const words = "One of more than 10 requests with this e-mail address within an hour";
  await signIn(page, `?q=${company}`);
  const row = page.getByRole("row", { name: flagged.name });
  await expect(row.getByText(`in doubt: ${words}. Sent unusually fast`)).toBeVisible();
  await expect(row.getByText("pending")).toBeVisible();
  await expect(page.getByRole("row", { name: plain.name }).getByText("in doubt")).toBeHidden();
  await page.getByRole("link", { name: flagged.name }).click();
  const request = page.getByRole("complementary", {
    name: `Request ${formatReference(flagged.id)}`,
  });
  await expect(request.getByText(`${words}. Sent unusually fast.`)).toBeVisible();
  await request.getByRole("button", { name: "View Details" }).click();
  await expect(page.getByRole("dialog").getByText(`Risk flags: ${words}`)).toBeVisible();
});

test("the URL keeps the search and the filters, and the export uses them", async ({ page }) => {
  const company = word();
  const panels = await store({ company, product_category: "wall-panels" });
  const doors = await store({ company, product_category: "doors-windows" });
  await signIn(page);
  await page.keyboard.press("/");
  await page.keyboard.type(company.slice(0, -1));
  await expect(page.getByRole("link", { name: doors.name })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.getByRole("searchbox").fill(company);
  await page.getByRole("button", { name: "Product" }).click();
  await page.getByRole("checkbox", { name: /^Wall panels\s*1$/ }).check();
  await expect(page.getByRole("link", { name: doors.name })).toBeHidden();
  await expect(page.getByRole("link", { name: panels.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`q=${company}.*product=wall-panels`));

  await page.reload();
  await expect(page.getByRole("link", { name: panels.name })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "All 1" })).toBeVisible();

  await page.getByRole("button", { name: "More exports" }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("group", { name: "This view" })
    .getByRole("menuitem", { name: "Excel, Europe" })
    .click();
  const text = await readFile(await (await download).path(), "utf8");
  expect(text.startsWith("\ufeffDate;Name;Email;")).toBe(true);
  const rows = parse<Record<string, string>>(text, { bom: true, delimiter: ";", columns: true });
  expect(rows.map((row) => row.Name)).toEqual([panels.name]);

  await page.getByRole("searchbox").fill(`${company} ${company}x`);
  await expect(page.getByText("No request matches")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(INBOX);
});

test("the reply menu has prewritten e-mails", async ({ page }) => {
  const company = word();
  const { id } = await store({
    company,
    name: "Müller & Söhne 👍",
    email: `a?bcc=${company}@b.example`,
  });
  await signIn(page, `?request=${id}`);
  const reply = page.getByRole("link", { name: "Reply by e-mail" });
  const to = `mailto:a%3Fbcc%3D${company}@b.example`;
  await expect(reply).toHaveAttribute(
    "href",
    `${to}?subject=Your%20quote%20request%20${formatReference(id)}`,
  );
  await page.getByRole("button", { name: "Short answers" }).press("Enter");
  const answers = page.getByRole("menu").getByRole("menuitem");
  await expect(answers).toHaveText([
    "We have your request",
    "We need drawings",
    "Our quote is attached",
  ]);
  await expect(answers.first()).toBeFocused();
  await expect(answers.nth(1)).toHaveAttribute(
    "href",
    new RegExp(
      `^${to.replace("?", "\\?")}\\?subject=.*${formatReference(id)}.*&body=Dear%20M%C3%BCller%20%26%20S%C3%B6hne%20%F0%9F%91%8D%2C%0D%0A`,
    ),
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Short answers" })).toBeFocused();
});

test("keyboard shortcuts move through the list, open and close requests, and show help", async ({
  page,
}) => {
  const company = word();
  const older = await store({ company });
  const newer = await store({ company });
  await signIn(page, `?q=${company}`);
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: newer.name })).toBeFocused();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: older.name })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`request=${older.id}`));
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: newer.name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(page.getByRole("link", { name: newer.name })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("signing in again after the session ended restores the view and the unsaved note", async ({
  page,
  context,
}) => {
  const company = word();
  const { id, name } = await store({ company });
  await signIn(page, `?q=${company}&request=${id}`);
  await workAs(page);
  await page.getByLabel("Note").fill("half a sentence");
  await context.clearCookies();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
  await tryPassword(page, PASSWORD);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("half a sentence");
  await expect(page.getByRole("searchbox")).toHaveValue(company);
});

test("the inbox says that it is offline and keeps an unsaved note", async ({ page, context }) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  await workAs(page);
  await page.getByLabel("Note").fill("written on the train");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Not saved")).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("written on the train");
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").first()).toContainText("written on the train");
});

test("a failed refresh keeps the list and shows a short error", async ({ page }) => {
  test.slow();
  const company = word();
  const { name } = await store({ company });
  await signIn(page, `?q=${company}`);
  await expect(page.getByText(name)).toBeVisible();
  await page.route(
    (url) => url.pathname === "/api/admin/submissions",
    (route) => route.fulfill({ status: 500, json: {} }),
  );
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Failed to fetch submissions", { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(name)).toBeVisible();
});

test("an unknown request number shows a message, and invalid URL parameters are ignored", async ({
  page,
}) => {
  await signIn(page, "?request=999999999&status=nonsense&from=yesterday");
  await expect(page.getByText("No request has this number.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Quote requests" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("an operator finds, opens and edits a request and goes back", async ({ page }) => {
    const company = word();
    const { name } = await store({ company, budget_range: "discuss" });
    await signIn(page);
    await workAs(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    await page.getByRole("searchbox").fill(company);
    await page.getByRole("button", { name: "Filter" }).tap();
    await page.getByRole("checkbox", { name: /^Prefer to discuss\s*1$/ }).check();
    await page.getByRole("button", { name: "Show 1" }).tap();
    await page.getByRole("row", { name }).getByRole("button", { name: "View Details" }).tap();
    await expect(page.getByRole("dialog").getByText(`Company: ${company}`)).toBeVisible();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("link", { name }).tap();
    await page.getByRole("button", { name: "Move to review" }).tap();
    await expect(page.getByText("From pending to in review")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("row", { name }).getByText("in review")).toBeVisible();
  });
});
