import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, query, signIn, store, word, workAs } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

test("the inbox asks for my name at my first change and records it in the history", async ({
  page,
}) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  const dialog = page.getByRole("dialog", { name: "Who is working?" });

  await test.step("closing the dialog without a name changes nothing and keeps the note", async () => {
    await request.getByLabel("Note").fill("Called the buyer");
    await request.getByRole("button", { name: "Add note" }).click();
    await expect(dialog.getByLabel("Your name")).toBeFocused();
    await expectAccessible(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(request.getByLabel("Note")).toHaveValue("Called the buyer");
    expect(await eventsOf(id)).toEqual([]);
  });

  await test.step("entering a name completes the change", async () => {
    await request.getByRole("button", { name: "Add note" }).click();
    await dialog.getByLabel("Your name").fill("  Ana Torres ");
    await page.keyboard.press("Enter");
    await expect(request.getByRole("listitem").first()).toContainText("Called the buyer");
    await expect(request.getByRole("listitem").first()).toContainText("Ana Torres, not verified");
    await expect(page.getByRole("button", { name: "You are working as Ana Torres" })).toBeVisible();
  });

  await test.step("the name is remembered and can be changed in the toolbar", async () => {
    await request.getByRole("button", { name: "Move to review" }).click();
    await expect(request.getByText("From pending to in review")).toBeVisible();
    await page.getByRole("button", { name: "You are working as Ana Torres" }).click();
    await expect(dialog.getByLabel("Your name")).toHaveValue("Ana Torres");
    await dialog.getByLabel("Your name").fill("Bo Lind");
    await dialog.getByRole("button", { name: "Continue as Bo Lind" }).click();
    await request.getByRole("button", { name: "Mark as quoted" }).click();
    await expect(request.getByText("From in review to quoted")).toBeVisible();
  });
  expect(await eventsOf(id)).toEqual([
    { kind: "note", operator: "Ana Torres" },
    { kind: "status", operator: "Ana Torres" },
    { kind: "status", operator: "Bo Lind" },
  ]);

  await test.step("the next session suggests my name and still asks", async () => {
    await page.getByRole("button", { name: "Log out" }).click();
    await signIn(page, `?request=${id}`);
    await request.getByRole("button", { name: "Won", exact: true }).click();
    await dialog.getByRole("button", { name: "Continue as Bo Lind" }).click();
    await expect(request.getByText("From quoted to won")).toBeVisible();
  });
});

test("I assign a request to myself and list my requests and unassigned ones", async ({ page }) => {
  const company = word();
  const [one, other] = [await store({ company }), await store({ company })];
  await signIn(page, `?q=${company}&request=${one.id}`);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(one.id)}` });
  await request.getByRole("button", { name: "Assign to me" }).click();
  await page.getByLabel("Your name").fill("Ana Torres");
  await page.keyboard.press("Enter");
  await expect(request.getByLabel("Assignee")).toHaveValue("Ana Torres");
  await expect(request.getByText("Assigned to Ana Torres")).toBeVisible();
  await expect(request.getByRole("button", { name: "Assign to me" })).toBeHidden();
  await expect(page.getByRole("link", { name: other.name })).toBeVisible();

  await page.getByRole("button", { name: "Mine" }).click();
  await expect(page.getByRole("link", { name: other.name })).toBeHidden();
  await expect(page.getByRole("link", { name: one.name })).toBeVisible();
  await expect(page).toHaveURL(/assignee=Ana\+Torres|assignee=Ana%20Torres/);
  await page.getByRole("button", { name: "Assignee 1" }).click();
  await page.getByRole("radio", { name: "Nobody’s" }).check();
  await expect(page.getByRole("link", { name: other.name })).toBeVisible();
  await expect(page.getByRole("link", { name: one.name })).toBeHidden();
  await page.keyboard.press("Escape");
  await page.goBack();
  await expect(page.getByRole("link", { name: one.name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mine" })).toHaveAttribute("aria-pressed", "true");
});

test("a tab left over from an earlier session asks for the name again and completes the change", async ({
  page,
  context,
}) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  await workAs(page, "Ana Torres");
  const other = await context.newPage();
  await other.goto(INBOX);
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other.getByLabel("Password")).toBeVisible();
  await signIn(other);
  await page.bringToFront();
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  await request.getByRole("button", { name: "Move to review" }).click();
  await page.getByRole("button", { name: "Continue as Ana Torres" }).click();
  await expect(request.getByText("From pending to in review")).toBeVisible();
});

test("a long operator name does not overflow a 390 px screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await workAs(page, "Maximiliane Hohenstein-Fuchsberger");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

function eventsOf(id: number) {
  return query(
    "SELECT kind, person AS operator FROM quote_request_events WHERE request_id = $1 ORDER BY id",
    [id],
  );
}
