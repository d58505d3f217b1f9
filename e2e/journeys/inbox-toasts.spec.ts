import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD, signIn, store, tryPassword, workAs } from "#e2e/support/inbox-page.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

const toast = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("listitem")
    .filter({ hasText: title });

for (const [where, viewport] of Object.entries({
  "on a low phone": { width: 390, height: 520 },
  "in a low window": { width: 1280, height: 480 },
}))
  test(`${where}, a toast covers no menu and no control of the open request`, async ({ page }) => {
    const { id } = await store();
    await signIn(page);
    await workAs(page);
    await page.setViewportSize(viewport);
    await page.goto(`${INBOX}?request=${id}`);
    const request = page.getByRole("article").filter({ hasText: formatReference(id) });
    await request.getByRole("button", { name: "Move to review" }).click();
    const shown = toast(page, `${formatReference(id)} is`);
    await expect(shown).toBeVisible();
    expect(await coveredControls(request, shown)).toEqual([]);
    await request.getByRole("button", { name: /^Status: / }).click();
    const menu = page.getByRole("menu");
    await expect(menu).toBeVisible();
    expect(await coveredControls(menu, shown)).toEqual([]);
    await menu.getByRole("menuitem", { name: "Back to pending" }).click();
    await expect(request.getByRole("button", { name: "Move to review" })).toBeVisible();
  });

test("a toast disappears even while the pointer is over it", async ({ page }) => {
  await page.goto(INBOX);
  await tryPassword(page, PASSWORD);
  const shown = toast(page, "Access granted");
  await expect(shown).toBeVisible();
  const box = await shown.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
  await expect(shown).toHaveCount(0);
});

/** The names of visible controls that lie behind the toast and would not get a click there. */
async function coveredControls(part: Locator, toastItem: Locator): Promise<string[]> {
  const cover = await toastItem.boundingBox();
  if (!cover) throw new Error("The toast is not shown.");
  return part
    .locator(
      "a:visible, button:visible, input:visible, textarea:visible, select:visible, [role=menuitem]:visible",
    )
    .evaluateAll((controls, { x, y, width, height }) => {
      return controls.flatMap((control) => {
        const box = control.getBoundingClientRect();
        const left = Math.max(x, box.left);
        const top = Math.max(y, box.top);
        const right = Math.min(x + width, box.right);
        const bottom = Math.min(y + height, box.bottom);
        if (left >= right || top >= bottom) return [];
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isCovered = Boolean(hit?.closest("[data-sonner-toaster]"));
        return isCovered ? [control.textContent || control.outerHTML.slice(0, 80)] : [];
      });
    }, cover);
}
