import { expect, test } from "#e2e/support/fixtures.ts";
import { query, signIn, store, workAs } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

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
    await request.getByRole("button", { name: "Move to review" }).press("Enter");
    await expect(request.getByRole("button", { name: "Mark as quoted" })).toBeFocused();
    await page.keyboard.press("Enter");
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
