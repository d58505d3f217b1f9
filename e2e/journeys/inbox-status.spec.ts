import { expect, test } from "#e2e/support/fixtures.ts";
import { query, signIn, store, word, workAs } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

test("an operator takes a request from pending to won, and the history records each step", async ({
  page,
}) => {
  const company = word();
  const { name, id } = await store({ company });
  await signIn(page, `?q=${company}`);
  await workAs(page);
  await page.getByRole("link", { name }).click();
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  await request.getByLabel("Assignee").fill("M. Clarke");
  await request.getByLabel("Assignee").press("Enter");
  await expect(request.getByText("Assigned to M. Clarke")).toBeVisible();
  await request.getByRole("button", { name: "Move to review" }).press("Enter");
  await expect(request.getByRole("button", { name: "Mark as quoted" })).toBeFocused();
  await page.keyboard.press("Enter");
  await request.getByRole("button", { name: "Won" }).click();
  await expect(request.getByText("From quoted to won")).toBeVisible();
  await request.getByLabel("Note").fill("Samples <b>sent</b>\nby courier");
  await request.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(request.getByLabel("Note")).toBeFocused();
  await expect(request.getByRole("listitem").first()).toContainText("Samples <b>sent</b>");
  const row = page.getByRole("row", { name });
  await expect(row.getByText("won")).toHaveAttribute("data-variant", "default");
  expect(
    await query(
      "SELECT kind, to_value FROM quote_request_events WHERE request_id = $1 ORDER BY id",
      [id],
    ),
  ).toEqual([
    { kind: "assignee", to_value: "M. Clarke" },
    { kind: "status", to_value: "in_review" },
    { kind: "status", to_value: "quoted" },
    { kind: "status", to_value: "won" },
    { kind: "note", to_value: null },
  ]);
});

test("a status change is undone by the toast or the menu, and never overwrites another operator's change", async ({
  page,
}) => {
  const { id } = await store();
  await signIn(page, `?request=${id}`);
  await workAs(page);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  const undo = page.getByRole("button", { name: "Undo" });

  await test.step("the toast undoes the change, and the history keeps both steps", async () => {
    await request.getByRole("button", { name: "Archive" }).click();
    await undo.click();
    await expect(page.getByText(`${formatReference(id)} is pending again`)).toBeVisible();
    await expect(request.getByRole("button", { name: "Move to review" })).toBeFocused();
    await expect(request.getByText("From pending to archived")).toBeVisible();
    await expect(request.getByText("From archived to pending")).toBeVisible();
  });

  await test.step("the menu goes one step back and reopens a won request", async () => {
    const stepBack = async (name: string) => {
      await request.getByRole("button", { name: /^Status: / }).click();
      await page
        .getByRole("group", { name: "One step back" })
        .getByRole("menuitem", { name })
        .click();
    };
    await request.getByRole("button", { name: "Move to review" }).click();
    await stepBack("Back to pending");
    await expect(request.getByText("From in review to pending")).toBeVisible();
    await request.getByRole("button", { name: "Move to review" }).click();
    await request.getByRole("button", { name: "Mark as quoted" }).click();
    await request.getByRole("button", { name: "Won", exact: true }).click();
    await stepBack("Reopen as quoted");
    await expect(request.getByText("From won to quoted")).toBeVisible();
    await expect(undo).toHaveCount(1);
  });

  await test.step("undo is refused after another operator's change", async () => {
    await query("UPDATE quote_requests SET status = 'lost', version = version + 1 WHERE id = $1", [
      id,
    ]);
    await undo.click();
    await expect(
      page.getByText("Somebody else changed this request in the meantime."),
    ).toBeVisible();
    await expect(request.getByText("From quoted to lost")).toBeVisible();
    expect(await query("SELECT status FROM quote_requests WHERE id = $1", [id])).toEqual([
      { status: "lost" },
    ]);
  });
});
