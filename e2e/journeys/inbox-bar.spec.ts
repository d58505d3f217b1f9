import { expect, test } from "#e2e/support/fixtures.ts";
import { query, signIn, store, word } from "#e2e/support/inbox-page.ts";

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

test("an icon button shows its tooltip after a delay, and the next button shows its own immediately", async ({
  page,
}) => {
  await signIn(page);
  const tooltip = (name: string) => page.getByRole("tooltip", { name });
  const startedAt = Date.now();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).hover();
  await expect(tooltip("Keyboard shortcuts")).toBeAttached();
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(700);
  const neighbor = await page.getByRole("button", { name: "More exports" }).boundingBox();
  const [x = 0, y = 0] = [neighbor?.x, neighbor?.y];
  // A tooltip stays open while the pointer moves toward it.
  await page.mouse.move(x + 2, y + 2, { steps: 5 });
  await page.mouse.move(x + 12, y + 12, { steps: 10 });
  await expect(tooltip("More exports")).toBeAttached();
  await expect(page.locator('[data-side][data-state="instant-open"]')).toHaveText(/More exports/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
});

const WIDTHS = [320, 360, 390, 640, 768, 820, 1023, 1024, 1280, 1440, 1920];

test("nothing in the toolbar is cut off from 320 to 1920 px", async ({ page }) => {
  const company = word();
  await store({ company });
  await signIn(page, `?q=${company}&budget=discuss&status=all`);
  await expect(page.getByRole("button", { name: /^All \d/ })).toBeVisible();
  for (const width of WIDTHS) {
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
