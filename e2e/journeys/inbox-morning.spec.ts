import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, query, signIn, store, word, workAs } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const statuses = async (company: string) => {
  const rows = await query<{ status: string; count: string }>(
    "SELECT status, count(*) FROM quote_requests WHERE company = $1 GROUP BY 1",
    [company],
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
};

/** Counts the presses. */
function keyboardOf(page: Page) {
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      presses += 1;
      await page.keyboard.press(key);
    }
  };
  return { press, count: () => presses };
}

test("a morning of 40 requests, 20 of them spam, is worked through without a mouse", async ({
  page,
}) => {
  test.slow();
  const company = word();
  // The oldest half is spam, so that it is at the end of the list.
  for (let hour = 40; hour > 0; hour -= 1)
    await store({ company, created_at: new Date(Date.now() - hour * 3_600_000).toISOString() });
  await signIn(page, `?q=${company}`);
  await workAs(page);
  await page.getByRole("heading", { name: "Quote requests" }).click();
  const { press, count } = keyboardOf(page);
  const list = page.getByRole("table", { name: "Quote requests" });

  await test.step("Enter opens the first, the focus moves into it, and Escape returns to its row", async () => {
    await press("j");
    await expect(list.locator("a:focus")).toBeVisible();
    await press("Enter");
    const pane = page.getByRole("complementary", { name: /^Request \S+-\d/ });
    await expect(pane).toBeFocused();
    const address = pane.getByRole("link", { name: /@/ });
    await expect(address).toBeVisible();
    // Past the button whose tooltip takes an Escape.
    await press("Tab", "Tab");
    await expect(address).toBeFocused();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await press("Escape");
    await expect(pane).toBeHidden();
    await expect(list.locator("a:focus")).toBeVisible();
  });

  await test.step("each of 19 is assigned and reviewed, and one quoted, with three keys", async () => {
    for (let row = 0; row < 20; row += 1) {
      await press("a");
      await expect(list.locator("tr").filter({ has: page.locator(":focus") })).toBeVisible();
      await expect
        .poll(async () =>
          Number(
            (
              await query<{ count: string }>(
                "SELECT count(*) FROM quote_requests WHERE company = $1 AND assignee = 'M. Clarke'",
                [company],
              )
            )[0]?.count,
          ),
        )
        .toBe(row + 1);
      await press(row === 0 ? "q" : "v");
      await expect.poll(async () => (await statuses(company)).pending).toBe(39 - row);
      await press("j");
    }
  });

  await test.step("the 20 that are spam go together", async () => {
    const before = count();
    await press("x", "End");
    await expect(page.getByText("1 chosen")).toBeVisible();
    await press("Shift+X", "s");
    await expect(page.getByText("20 requests are spam")).toBeVisible();
    expect(count() - before).toBeLessThanOrEqual(4);
  });

  expect(await statuses(company)).toEqual({ quoted: 1, in_review: 19, spam: 20 });
  // 3 for each request that is kept, 4 for the spam, 5 to try Enter and Escape.
  expect(count()).toBeLessThanOrEqual(69);
});

test("rows are chosen by boxes, with Shift up to a row, and all that match; one undo brings all back", async ({
  page,
}) => {
  const company = word();
  const stored: { id: number }[] = [];
  for (let minute = 0; minute < 6; minute += 1)
    stored.push(
      await store({ company, created_at: new Date(Date.now() - minute * 60_000).toISOString() }),
    );
  await signIn(page, `?q=${company}`);
  await workAs(page);
  const referenceOf = (index: number) => formatReference(stored[index]?.id ?? 0);
  const box = (index: number) =>
    page.getByRole("checkbox", { name: `Choose ${referenceOf(index)}` });
  await box(1).click();
  await box(3).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Chosen requests" });
  await expect(bar.getByText("3 chosen")).toBeVisible();
  await bar.getByRole("button", { name: "All 6 that match" }).click();
  await expect(bar.getByText("6 chosen")).toBeVisible();

  await test.step("each request that somebody else changed is named and left as it is, until it is dismissed", async () => {
    await query(
      "UPDATE quote_requests SET version = version + 1, status = 'in_review' WHERE id = $1",
      [stored[5]?.id],
    );
    await bar.getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("5 requests are archived")).toBeVisible();
    await expect(
      page.getByText(`${referenceOf(5)}: Somebody else changed this request in the meantime.`),
    ).toBeVisible();
    await expect(bar).toBeHidden();
    const left = page.getByRole("list", { name: "Left as they are" });
    await left.getByRole("link", { name: referenceOf(5) }).click();
    await expect(
      page.getByRole("complementary", { name: `Request ${referenceOf(5)}` }),
    ).toBeFocused();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(left).toBeHidden();
    expect(await statuses(company)).toEqual({ archived: 5, in_review: 1 });
  });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("5 requests are as before")).toBeVisible();
  expect(await statuses(company)).toEqual({ pending: 5, in_review: 1 });
});

test("the focus stays in the open request, which the keys change, and returns to its row", async ({
  page,
}) => {
  const company = word();
  const older = await store({ company });
  const newer = await store({ company });
  const elsewhere = await store({ company: word() });
  await signIn(page, `?q=${company}`);
  await workAs(page);
  await page.getByRole("heading", { name: "Quote requests" }).click();
  const pane = (id: number) =>
    page.getByRole("complementary", { name: `Request ${formatReference(id)}` });

  await test.step("arrows scroll it, and j opens the next in it", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(pane(newer.id)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("End");
    await expect(pane(newer.id)).toBeFocused();
    await page.keyboard.press("j");
    await expect(pane(older.id)).toBeFocused();
  });

  await test.step("Enter on the row of the open request goes back into it", async () => {
    await page.getByRole("link", { name: older.name }).focus();
    await page.keyboard.press("Enter");
    await expect(pane(older.id)).toBeFocused();
  });

  await test.step("closing it returns to its row, by key and by button", async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: older.name })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Close the request" }).press("Enter");
    await expect(page.getByRole("link", { name: older.name })).toBeFocused();
  });

  await test.step("a key changes an open request that the list does not hold", async () => {
    await page.goto(`${INBOX}?q=${company}&request=${elsewhere.id}`);
    await expect(pane(elsewhere.id).getByRole("heading", { name: elsewhere.name })).toBeVisible();
    await page.keyboard.press("e");
    await expect(page.getByText(`${formatReference(elsewhere.id)} is archived`)).toBeVisible();
    await expect(pane(elsewhere.id).getByText("From pending to archived")).toBeVisible();
  });
});

test("letters do nothing once they are turned off in the list of keys", async ({ page }) => {
  const { id } = await store({ company: word() });
  await signIn(page, `?request=${id}`);
  await workAs(page);
  await page.getByRole("heading", { name: "Quote requests" }).click();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard" });
  await expect(help.getByText("Move to review")).toBeVisible();
  await help.getByRole("checkbox", { name: "Letters and signs act as keys" }).uncheck();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("complementary")).toBeVisible();
  await page.keyboard.press("s");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary")).toBeHidden();
  const [row] = await query("SELECT status FROM quote_requests WHERE id = $1", [id]);
  expect(row).toEqual({ status: "pending" });
});
