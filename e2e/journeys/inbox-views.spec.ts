import { extractText, getDocumentProxy } from "unpdf";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signIn, store, word, workAs, query } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

/** The extraction of a PDF's text breaks words at hyphens. */
const joined = (expected: string) => expected.replaceAll(/\s+/g, "");

test("a saved view is one press away, for its owner or for everybody", async ({ page }) => {
  const [won, everybodys] = [word(), word()];
  await signIn(page, "?status=won&sort=due");
  await workAs(page, `Ana ${won}`);
  const views = page.getByRole("button", { name: "Views" });
  const name = page.getByRole("textbox", { name: "Save this view as" });
  await views.click();
  await name.fill(won);
  await name.press("Enter");
  await expect(page.getByRole("button", { name: won, exact: true })).toBeVisible();
  await expect(name).toHaveValue("");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^lost/ }).click();
  await views.click();
  await name.fill(everybodys);
  await page.getByRole("checkbox", { name: "For everybody" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: `${everybodys} for everybody` })).toBeVisible();

  await page.getByRole("button", { name: won, exact: true }).click();
  await expect(page).toHaveURL(/status=won/);
  await expect(page).toHaveURL(/sort=due/);
  await page.goBack();
  await expect(page).toHaveURL(/status=lost/);

  await test.step("another operator sees only what is everybody's, and may delete it", async () => {
    await page.getByRole("button", { name: `You are working as Ana ${won}` }).click();
    await page.getByLabel("Your name").fill(`Bo ${won}`);
    await page.getByRole("button", { name: `Continue as Bo ${won}` }).click();
    await page.reload();
    await views.click();
    await expect(page.getByRole("button", { name: `${everybodys} for everybody` })).toBeVisible();
    await expect(page.getByRole("button", { name: won, exact: true })).toBeHidden();
    await page.getByRole("button", { name: `Delete the view ${everybodys}` }).click();
    await expect(page.getByRole("button", { name: `${everybodys} for` })).toBeHidden();
  });
});

test("a typed date filters once it is whole, and one step back takes it out", async ({ page }) => {
  const company = word();
  await signIn(page, `?q=${company}`);
  await page.getByRole("button", { name: "Received" }).click();
  await page.getByLabel("From", { exact: true }).pressSequentially("11022026");
  await expect(page).toHaveURL(/from=2026-\d\d-\d\d/);
  await page.goBack();
  await expect(page).toHaveURL(/q=/);
  expect(page.url()).not.toContain("from=");
});

test("a search says how many more requests match outside the view", async ({ page }) => {
  const company = word();
  const open = await store({ company });
  await store({ company, status: "archived" });
  await store({ company, status: "lost" });
  await signIn(page, `?q=${company}`);
  await expect(page.getByRole("link", { name: open.name })).toBeVisible();
  await expect(page.getByText("2 more match the search outside this view.")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByText("outside this view")).toBeHidden();
});

test("an open request shows the other requests of its sender and company, and lists them", async ({
  page,
}) => {
  const domain = `${word()}.example`;
  const before = await store({ email: `ana@${domain}`, status: "archived" });
  const colleague = await store({ email: `bo@${domain}`, status: "won" });
  const open = await store({ email: `ana@${domain}` });
  await signIn(page, `?request=${open.id}`);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(open.id)}` });
  const same = request.getByRole("region", { name: `Also from ana@${domain}` });
  await expect(same.getByRole("listitem")).toHaveCount(1);
  await expect(same.getByRole("button", { name: formatReference(before.id) })).toContainText(
    "archived",
  );
  const others = request.getByRole("region", { name: `Others @${domain}` });
  await expect(others.getByRole("button", { name: formatReference(colleague.id) })).toContainText(
    "won",
  );
  await others.getByRole("button", { name: "List them" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  await expect(page.getByRole("link", { name: open.name })).toBeFocused();
  await expect(request).toBeHidden();
  await page.goBack();
  await same.getByRole("button", { name: formatReference(before.id) }).click();
  await expect(
    page.getByRole("complementary", { name: `Request ${formatReference(before.id)}` }),
  ).toBeFocused();
});

test("printing with a request open gives that request on one sheet of A4", async ({ page }) => {
  const { id, name, email } = await store({
    company: word(),
    message: "Two hundred doors.",
    product_category: "doors-windows",
  });
  await signIn(page, `?request=${id}`);
  await workAs(page, "Ana Torres");
  await page.getByRole("button", { name: "Move to review" }).click();
  await expect(page.getByText(`${formatReference(id)} is in review`)).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  const printed = joined(text);
  for (const expected of [
    `Request ${formatReference(id)}`,
    name,
    email,
    "Two hundred doors.",
    "Doors and windows",
  ])
    expect(printed).toContain(joined(expected));
  expect(printed).toContain(joined("From pending to in review (Ana Torres)"));
  expect(printed).not.toContain("Logout");
});

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
    await expect(request.getByRole("listitem").first()).toContainText("Ana Torres");
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
    await expect(page.getByLabel("Password")).toBeVisible();
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
  const assignToMe = request.getByRole("button", { name: "Assign to me" });
  await expect(assignToMe).toBeHidden();
  await request.getByLabel("Assignee").fill("Kim");
  await page.keyboard.press("Enter");
  await expect(request.getByText("Assigned to Kim")).toBeVisible();
  await expect(request.getByLabel("Assignee")).toBeFocused();
  await assignToMe.press("Enter");
  await expect(request.getByLabel("Assignee")).toHaveValue("Ana Torres");
  await expect(request.getByLabel("Assignee")).toBeFocused();
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

function eventsOf(id: number) {
  return query(
    "SELECT kind, person AS operator FROM quote_request_events WHERE request_id = $1 ORDER BY id",
    [id],
  );
}
