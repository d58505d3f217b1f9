import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { expect, test } from "#e2e/support/fixtures.ts";
import {
  endSession,
  INBOX,
  PASSWORD,
  signIn,
  store,
  tryPassword,
  word,
  workAs,
  query,
} from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

test("a request's risk flags are shown in the list, the request and its text", async ({ page }) => {
  const company = word();
  const flagged = await store({ company, doubts: "{repeated-address,sent-fast}" });
  const plain = await store({ company });
  const expected = "One of more than 10 requests with this e-mail address within an hour";
  await signIn(page, `?q=${company}`);
  const row = page.getByRole("row", { name: flagged.name });
  await expect(row.getByText(`in doubt: ${expected}. Sent unusually fast`)).toBeVisible();
  await expect(row.getByText("pending")).toBeVisible();
  await expect(page.getByRole("row", { name: plain.name }).getByText("in doubt")).toBeHidden();
  await page.getByRole("link", { name: flagged.name }).click();
  const request = page.getByRole("complementary", {
    name: `Request ${formatReference(flagged.id)}`,
  });
  await expect(request.getByText(`${expected}. Sent unusually fast.`)).toBeVisible();
  await request.getByRole("button", { name: "View Details" }).click();
  await expect(page.getByRole("dialog").getByText(`Risk flags: ${expected}`)).toBeVisible();
});

test("what I type while a search arrives stays in the field", async ({ page }) => {
  await signIn(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.getByRole("searchbox").focus();
  // About as long as the field waits before it searches.
  await page.keyboard.type("white oak, fluted", { delay: 210 });
  await expect(page.getByRole("searchbox")).toHaveValue("white oak, fluted");
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

test("signing in again after the session ended restores the view and the unsaved note", async ({
  page,
}) => {
  const company = word();
  const { id, name } = await store({ company });
  await signIn(page, `?q=${company}&request=${id}`);
  await workAs(page);
  await page.getByLabel("Note").fill("half a sentence");
  await endSession(page);
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await expect(page.getByText(name)).toBeHidden();
  await tryPassword(page, PASSWORD);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByLabel("Note")).toHaveValue("half a sentence");
  await expect(page.getByRole("searchbox")).toHaveValue(company);
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
    await expect(page.getByRole("dialog").getByText("From pending to in review")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("row", { name }).getByText("in review")).toBeVisible();
  });
});

test("the inbox shows open requests first, and one click shows all", async ({ page }) => {
  const company = word();
  const open = await store({ company });
  const spam = await store({ company, status: "spam", doubts: "{sent-fast}" });
  const archived = await store({ company, status: "archived" });
  await signIn(page, `?q=${company}`);
  await expect(page.getByRole("button", { name: "Open 1" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("link", { name: open.name })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: "All 3 with spam and archived" }).click();
  await expect(page).toHaveURL(/status=all/);
  await page.reload();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("link", { name: archived.name })).toBeVisible();
  const badge = page.getByRole("row", { name: spam.name }).getByText("spam", { exact: true });
  await expect(badge).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await query("UPDATE quote_requests SET status = 'archived' WHERE id = $1", [open.id]);
  await page.getByRole("button", { name: "Open 1" }).click();
  await expect(page).not.toHaveURL(/status=/);
  await expect(page.getByText("3 won, lost, spam or archived.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("nothing in the toolbar is cut off from 320 to 1920 px", async ({ page }) => {
  const company = word();
  await store({ company });
  await signIn(page, `?q=${company}&budget=discuss&status=all`);
  await expect(page.getByRole("button", { name: /^All \d/ })).toBeVisible();
  for (const width of [320, 360, 390, 640, 768, 820, 1023, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cutOff = await page.locator("header, header ~ div:has(> nav)").evaluateAll((bars) =>
      bars
        .flatMap((bar) => [bar, ...bar.querySelectorAll("*")])
        .filter((element) => element.checkVisibility() && element.clientWidth !== 1)
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isClipped =
            getComputedStyle(element).overflowX !== "visible" &&
            element.scrollWidth > element.clientWidth;
          return isClipped || left < 0 || right > innerWidth;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cutOff, `${width} pixels`).toEqual([]);
  }
});
