import { readFile } from "node:fs/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { parse } from "csv-parse/sync";
import { expect, test } from "#e2e/support/fixtures.ts";
import { query, signIn, store, word, workAs } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

/** The extraction of a PDF's text breaks words at hyphens. */
const joined = (words: string) => words.replaceAll(/\s+/g, "");

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

test("words that were searched for are not saved with a view, and the form says so", async ({
  page,
}) => {
  const [name, company] = [word(), word()];
  await signIn(page, `?q=${company}&status=all`);
  await workAs(page, `Ana ${name}`);
  await page.getByRole("button", { name: "Views" }).click();
  const field = page.getByRole("textbox", { name: "Save this view as" });
  await expect(field).toHaveAccessibleDescription(/searched for are not saved/);
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  expect(await query("SELECT view FROM saved_views WHERE name = $1", [name])).toEqual([
    { view: "" },
  ]);
});

test("with a filter on, Export CSV asks whether to export the view or everything", async ({
  page,
}) => {
  const company = word();
  const kept = await store({ company });
  await store({ company, status: "won" });
  await signIn(page, `?q=${company}&status=won`);
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByRole("menuitem", { name: /^All requests [\d,]+$/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "This view 1" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });
  expect(rows.map((row) => row.Company)).toEqual([company]);
  expect(text).not.toContain(kept.name);

  await page.getByRole("button", { name: "More exports" }).click();
  const workbook = page.waitForEvent("download");
  await page
    .getByRole("group", { name: "This view" })
    .getByRole("menuitem", { name: "Excel workbook" })
    .click();
  expect((await workbook).suggestedFilename()).toMatch(/^quote-requests-.*\.xlsx$/);
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
  await expect(request).toBeHidden();
  await page.goBack();
  await same.getByRole("button", { name: formatReference(before.id) }).click();
  await expect(
    page.getByRole("complementary", { name: `Request ${formatReference(before.id)}` }),
  ).toBeVisible();
});

test("a pending request is quoted in one step, and the undo makes it pending again", async ({
  page,
}) => {
  const { id } = await store({ company: word() });
  await signIn(page, `?request=${id}`);
  await workAs(page, "Ana Torres");
  await page.getByRole("button", { name: "Mark as quoted" }).click();
  await expect(page.getByText(`${formatReference(id)} is quoted`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${formatReference(id)} is pending again`)).toBeVisible();
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
  for (const words of [
    `Request ${formatReference(id)}`,
    name,
    email,
    "Two hundred doors.",
    "Doors and windows",
  ])
    expect(printed).toContain(joined(words));
  expect(printed).toContain(joined("From pending to in review (Ana Torres)"));
  expect(printed).not.toContain("Logout");
});
