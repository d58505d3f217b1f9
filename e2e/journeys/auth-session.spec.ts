import type { Page } from "@playwright/test";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, query, store } from "#e2e/support/inbox-page.ts";
import {
  addOperator,
  expectLocked,
  expectOpen,
  logOut,
  sessionOf,
  startSiteWithAuth,
  tryAccount,
} from "#e2e/support/site-with-auth.ts";
import { formatReference } from "#lib/quote-requests/quote-request-schema.ts";

let started: Awaited<ReturnType<typeof startSiteWithAuth>>;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  started = await startSiteWithAuth();
});
test.afterAll(() => started.stop());

async function signIn(page: Page) {
  const operator = addOperator(started.service);
  await tryAccount(page, started.site, operator);
  await expectOpen(page);
  return operator;
}

/** Repeats the poll for new requests, since its interval starts from the first response, which may be late. */
const askUntil = (page: Page, expectation: () => Promise<void>) =>
  expect(async () => {
    await page.clock.fastForward("00:06");
    await expectation();
  }).toPass();

/** Lets the ten minutes of a confirmation pass. */
const letConfirmationPass = (email: string) =>
  query(
    "UPDATE admin_sessions SET confirmed_until = now() - interval '1 second' WHERE person = $1",
    [email],
  );

test("I log out, and the sign-in service ends my session too", async ({ page }) => {
  const operator = await signIn(page);
  await logOut(page).click();
  await expectLocked(page);
  const { sessions } = started.service.state;
  await expect.poll(() => sessions.some(({ userId }) => userId === operator.id)).toBe(false);
  await page.reload();
  await expect(page.getByLabel("E-mail address")).toBeVisible();
  expect(await sessionOf(operator.email)).toBeUndefined();
});

test("I log out during an outage of the sign-in service, and the inbox locks", async ({ page }) => {
  const operator = await signIn(page);
  await page.route(`${started.service.url}/**`, (route) => route.abort());
  await logOut(page).click();
  await expectLocked(page);
  expect(await sessionOf(operator.email)).toBeUndefined();
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByLabel("E-mail address")).toBeVisible();
});

test("The inbox locks and says why minutes after the sign-in service ends my session", async ({
  page,
}) => {
  await page.clock.install();
  const operator = await signIn(page);
  const confirmed = page.waitForResponse("**/api/admin/session");
  await page.clock.fastForward("04:01");
  expect((await confirmed).status()).toBe(200);
  await expectOpen(page);
  started.service.state.endSessions(({ userId }) => userId === operator.id);
  await page.clock.fastForward("04:01");
  await expect(page.getByText("Your account was signed out at the sign-in service")).toBeVisible();
  await expectLocked(page);
  await expectAccessible(page);
  expect(await sessionOf(operator.email)).toBeUndefined();
});

test("My session continues after my computer slept for more than ten minutes", async ({ page }) => {
  await page.clock.install();
  const operator = await signIn(page);
  await letConfirmationPass(operator.email);
  await page.clock.fastForward("00:06");
  await expect
    .poll(async () => (await sessionOf(operator.email))?.seconds ?? 0)
    .toBeGreaterThan(590);
  await expectOpen(page);
  // Also after a full load.
  await page.goto("about:blank");
  await letConfirmationPass(operator.email);
  await page.goto(started.site.url + INBOX);
  await expectOpen(page);
});

test("The inbox locks ten minutes into an outage of the sign-in service and reopens by itself", async ({
  page,
}) => {
  await page.clock.install();
  const operator = await signIn(page);
  started.service.respondWith("GET /user", { status: 503, body: {} });
  await page.clock.fastForward("04:01");
  await expectOpen(page);
  await letConfirmationPass(operator.email);
  await askUntil(page, () => expectLocked(page));
  await expect(page.getByText("The sign-in service does not answer, so that")).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toBeVisible();
  started.service.respondWith("GET /user", undefined);
  await page.clock.fastForward("00:31");
  await expectOpen(page);
});

test("A session revoked by an administrator cannot be restored from the browser's storage", async ({
  page,
}) => {
  await page.clock.install();
  const operator = await signIn(page);
  await query("DELETE FROM admin_sessions WHERE person = $1", [operator.email]);
  await askUntil(page, () => expectLocked(page));
  await page.reload();
  await expect(page.getByLabel("E-mail address")).toBeVisible();
  expect(await sessionOf(operator.email)).toBeUndefined();
});

test("The history shows my verified address, and the inbox never asks for my name", async ({
  page,
}) => {
  const { id } = await store();
  const { email } = await signIn(page);
  await page.goto(`${started.site.url}${INBOX}?request=${id}`);
  const request = page.getByRole("complementary", { name: `Request ${formatReference(id)}` });
  await request.getByRole("button", { name: "Assign to me" }).click();
  await expect(request.getByRole("listitem").first()).toContainText(`${email}, verified`);
  await expect(request.getByLabel("Assignee")).toHaveValue(email);
  await page.getByRole("button", { name: `You are working as ${email}` }).click();
  const dialog = page.getByRole("dialog", { name: "You are signed in" });
  await expect(dialog.getByText("The sign-in service confirmed it")).toBeVisible();
  await expect(dialog.getByLabel("Your name")).toBeHidden();
  expect(
    await query(
      "SELECT person AS operator, is_person_verified FROM quote_request_events WHERE request_id = $1",
      [id],
    ),
  ).toEqual([{ operator: email, is_person_verified: true }]);
});
