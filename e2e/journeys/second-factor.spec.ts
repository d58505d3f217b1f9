import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { totpOf } from "#e2e/support/totp.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD, signIn, tryPassword } from "#e2e/support/inbox-page.ts";
import { startSite, type Site } from "#e2e/support/site.ts";

const STEP_MS = 30_000;

let own: TestDatabase;
let site: Site;
// The second factor is the whole site's.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  own = await createTestDatabase();
  site = await startSite({ DATABASE_URL: own.url });
});
test.beforeEach(() => own.database.$client.query("DELETE FROM admin_second_factor"));
test.afterAll(async () => {
  await site.stop();
  await own.drop();
});

const code = (page: Page) => page.getByLabel("Code from your authenticator app");
const logOut = (page: Page) => page.getByRole("button", { name: "Log out" });
const WRONG = "The password or the code is wrong";

/** Opens the page; returns the secret that it shows. */
async function readSecret(page: Page): Promise<string> {
  await page.goto(`${site.url}${INBOX}/second-factor`);
  const uri = await page.getByRole("link", { name: "open it in your app" }).getAttribute("href");
  return new URL(uri ?? "").searchParams.get("secret") ?? "";
}

async function send(
  page: Page,
  button: "Turn on" | "Turn off",
  typed: string,
  password = PASSWORD,
) {
  await page.getByLabel("The shared password").fill(password);
  await code(page).fill(typed);
  await page.getByRole("button", { name: button }).click();
}

/** The code before this one, which counts until the next: with five seconds left to send it. */
async function previousCode(secret: string): Promise<string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < 5_000) await sleep(left);
  return totpOf(secret, Date.now() - STEP_MS);
}

/** Turns it on by the code before, so that the next can sign in; returns the secret and the recovery codes. */
async function setUp(page: Page) {
  await signIn(page, "", site.url);
  const secret = await readSecret(page);
  await send(page, "Turn on", await previousCode(secret));
  await expect(page.getByRole("heading", { name: "Recovery codes" })).toBeVisible();
  return {
    secret,
    recoveryCodes: await page.getByRole("main").getByRole("listitem").allTextContents(),
  };
}

test("I turn the second factor on, and from then on sign in with a code too", async ({ page }) => {
  await signIn(page, "", site.url);
  await page.getByRole("button", { name: "Say who is working" }).click();
  await page.getByRole("link", { name: "The password’s second factor" }).click();
  await expect(page.getByRole("img", { name: "QR code" })).toBeVisible();
  await expectAccessible(page);
  const secret = await readSecret(page);
  await send(page, "Turn on", "000000");
  await expect(page.getByText("This code is wrong.")).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expectAccessible(page);
  await send(page, "Turn on", await previousCode(secret), "wrong");
  await expect(page.getByText("This password is wrong.")).toBeVisible();
  await send(page, "Turn on", await previousCode(secret));
  await expect(page.getByText("The second factor is on.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
  await expectAccessible(page);

  await page.getByRole("link", { name: "I have kept them" }).click();
  await logOut(page).click();
  await expect(code(page)).toBeVisible();
  await expectAccessible(page);
  await tryPassword(page, PASSWORD);
  await expect(page.getByText(WRONG)).toBeVisible();
  await expect(page.getByText("Invalid password or code")).toBeVisible();
  await code(page).fill(totpOf(secret));
  await tryPassword(page, PASSWORD);
  await expect(logOut(page)).toBeVisible();
});

test("I have lost my phone, and get in with a recovery code, once", async ({ page }) => {
  const { recoveryCodes } = await setUp(page);
  const tryRecoveryCode = async () => {
    await page.goto(site.url + INBOX);
    await logOut(page).click();
    await page.getByText("Use a recovery code").click();
    await page.getByLabel("Recovery code", { exact: true }).fill(recoveryCodes[0] ?? "");
    await tryPassword(page, PASSWORD);
  };
  await tryRecoveryCode();
  await expect(logOut(page)).toBeVisible();
  await tryRecoveryCode();
  await expect(page.getByText(WRONG)).toBeVisible();
});

test("My colleague's session ends when I turn the second factor on, and the lock screen asks for a code", async ({
  page,
  browser,
}) => {
  const colleague = await browser.newPage();
  await signIn(colleague, "", site.url);
  await setUp(page);
  await colleague.getByRole("searchbox").fill("oak");
  // The lock screen of a tab that was open all along learns of the factor at the first try.
  await tryPassword(colleague, PASSWORD);
  await expect(code(colleague)).toBeVisible();
  await colleague.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I set it up, sign in with a code and turn it off again", async ({ page }) => {
    await signIn(page, "", site.url);
    const secret = await readSecret(page);
    await send(page, "Turn on", "000000");
    await expect(page.getByText("This code is wrong.")).toBeVisible();
    const uri = await page.getByRole("link", { name: "open it in your app" }).getAttribute("href");
    expect(uri).toContain(secret);
    await send(page, "Turn on", await previousCode(secret));
    const [recovery = ""] = await page.getByRole("main").getByRole("listitem").allTextContents();
    await logOut(page).click();
    await page.goto(site.url + INBOX);
    await code(page).fill("000000");
    await tryPassword(page, PASSWORD);
    await expect(page.getByText(WRONG)).toBeVisible();
    await code(page).fill(totpOf(secret));
    await tryPassword(page, PASSWORD);
    await expect(logOut(page)).toBeVisible();
    await page.goto(`${site.url}${INBOX}/second-factor`);
    await page.getByText("Use a recovery code").click();
    await page.getByLabel("Recovery code", { exact: true }).fill(recovery);
    await page.getByLabel("The shared password").fill(PASSWORD);
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByText("The second factor is off.")).toBeVisible();
  });
});
