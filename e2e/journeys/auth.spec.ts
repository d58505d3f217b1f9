import type { Page } from "@playwright/test";
import { createTotpSecret, totpOf } from "#e2e/support/auth-service/totp.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD } from "#e2e/support/inbox-page.ts";
import {
  ACCOUNT_PASSWORD,
  addOperator,
  expectLocked,
  expectOpen,
  sessionOf,
  startSiteWithAuth,
  tryAccount,
} from "#e2e/support/site-with-auth.ts";

let started: Awaited<ReturnType<typeof startSiteWithAuth>>;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  started = await startSiteWithAuth();
});
test.afterAll(() => started.stop());

const codeField = (page: Page) => page.getByLabel(/^Code from/);

test("I sign in with my e-mail address and password and stay signed in after a reload", async ({
  page,
}) => {
  await page.goto(started.site.url + INBOX);
  await expect(page.getByLabel("E-mail address")).toBeVisible();
  await expectAccessible(page);
  const operator = addOperator(started.service);
  await tryAccount(page, started.site, operator);
  await expectOpen(page);
  await expect(page.getByText("Welcome to the admin panel")).toBeVisible();
  expect((await sessionOf(operator.email))?.seconds).toBeGreaterThan(590);
  await page.reload();
  await expectOpen(page);
});

test("Without the auth service, no script of it is loaded", async ({ page, baseURL }) => {
  const loadsTheService = async (site: string, field: string) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response.text());
    });
    await page.goto(site + INBOX);
    await expect(page.getByLabel(field, { exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    page.removeAllListeners("response");
    expect(scripts.length).toBeGreaterThan(2);
    return /AuthSessionMissingError|Account password/.test((await Promise.all(scripts)).join(""));
  };
  expect(await loadsTheService(started.site.url, "Account password")).toBe(true);
  expect(await loadsTheService(baseURL ?? "", "Password")).toBe(false);
  await expect(page.getByLabel("E-mail address")).toHaveCount(0);
});

test("A wrong password shows an error beside its field, and the right one still works", async ({
  page,
}) => {
  const operator = addOperator(started.service);
  await tryAccount(page, started.site, operator, "pine and spruce");
  const error = page.getByText("The e-mail address or the password is wrong.");
  await expect(error).toBeVisible();
  await expect(page.getByLabel("Account password")).toBeFocused();
  await expect(page.getByLabel("Account password")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await page.keyboard.type(ACCOUNT_PASSWORD);
  await tryAccount(page, started.site, operator);
  await expectOpen(page);
});

test("I sign in with a code pasted from an e-mail", async ({ page }) => {
  const { state } = started.service;
  const { email } = addOperator(started.service);
  await page.goto(started.site.url + INBOX);
  await page.getByRole("button", { name: "Send me a code instead" }).click();
  await expect(page.getByText("Type your e-mail address first.")).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toBeFocused();
  await page.keyboard.type(email);
  await page.getByRole("button", { name: "Send me a code instead" }).click();
  await expect(page.getByText(`If ${email} has an account, a code is on its way`)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
  await expect(page.getByRole("button", { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.type("12345");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Type the 6 digits of the code.")).toBeVisible();
  await page.keyboard.type("6");
  await codeField(page).fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is wrong or too old.")).toBeVisible();
  const code = state.sentCode(email);
  await codeField(page).fill(` ${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(codeField(page)).toHaveValue(code);
  await page.keyboard.press("Enter");
  await expectOpen(page);
});

test("I can request another code when the waiting time is over", async ({ page }) => {
  const { state } = started.service;
  const { email } = addOperator(started.service);
  await page.clock.install();
  await page.goto(started.site.url + INBOX);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Send me a code instead" }).click();
  await expect(codeField(page)).toBeVisible();
  const first = state.mails.length;
  await page.clock.fastForward("01:01");
  await page.getByRole("button", { name: "Send another code", exact: true }).click();
  await expect.poll(() => state.mails.length).toBe(first + 1);
  await expect(page.getByRole("button", { name: /^Send another code in \d+ s$/ })).toBeDisabled();
  state.emailWaitSeconds = 42;
  await page.clock.fastForward("01:01");
  await page.getByRole("button", { name: "Send another code", exact: true }).click();
  await expect(page.getByText("A code was sent a moment ago.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Send another code in 4[0-2] s$/ }),
  ).toBeDisabled();
  state.emailWaitSeconds = 0;
});

test("I enter the code from my authenticator app after my password", async ({ page }) => {
  await page.clock.install();
  const secret = createTotpSecret();
  const factor = { id: crypto.randomUUID(), name: "Phone", secret, isVerified: true };
  const operator = addOperator(started.service, { factors: [factor] });
  await tryAccount(page, started.site, operator);
  await expect(page.getByLabel("Code from your authenticator app")).toBeFocused();
  await expectAccessible(page);
  expect(await sessionOf(operator.email)).toBeUndefined();
  // The time it takes to find the phone.
  await page.clock.fastForward("02:00");
  await codeField(page).fill(totpOf(secret, 0));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Type the one that your app shows now.")).toBeVisible();
  await codeField(page).fill(totpOf(secret));
  await page.keyboard.press("Enter");
  await expectOpen(page);
});

test("I reset a forgotten password with a code from an e-mail", async ({ page }) => {
  const operator = addOperator(started.service);
  await page.goto(started.site.url + INBOX);
  await page.getByLabel("E-mail address").fill(operator.email);
  await page.getByRole("button", { name: "Forgot the password?" }).click();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(started.service.state.sentCode(operator.email));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("New password")).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("oak");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This password is too easy to guess.")).toBeVisible();
  await page.getByLabel("New password").fill("larch and ash of mine");
  await page.keyboard.press("Enter");
  await expectOpen(page);
  expect(operator.password).toBe("larch and ash of mine");
});

test("An account of another company is rejected with a message", async ({ page }) => {
  const stranger = addOperator(started.service, {}, "evildesk.example");
  await tryAccount(page, started.site, stranger);
  await expect(page.getByText("This address is not one of the export desk’s.")).toBeVisible();
  await expectLocked(page);
  const { sessions } = started.service.state;
  await expect.poll(() => sessions.some(({ userId }) => userId === stranger.id)).toBe(false);
  expect(await page.evaluate(() => window.localStorage.getItem("teragus.auth"))).toBeNull();
});

test("The shared password still opens the inbox without any request to the sign-in service", async ({
  page,
}) => {
  await page.goto(started.site.url + INBOX);
  await expect(page.getByLabel("E-mail address")).toBeVisible();
  const asked = started.service.exchanges.length;
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expectOpen(page);
  await page.reload();
  await expectOpen(page);
  expect(started.service.exchanges.length).toBe(asked);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the lock screen offers only the shared password, and it opens the inbox", async ({
    page,
  }) => {
    await page.goto(started.site.url + INBOX);
    await expect(page.getByText("With your account")).toBeHidden();
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Unlock" }).click();
    await expectOpen(page);
  });
});

test("Only the inbox may connect to the sign-in service", async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(started.site.url + path)).headers()["content-security-policy"] ?? "";
  const { origin } = new URL(started.service.url);
  expect(await policyOf(INBOX)).toContain(`connect-src 'self' ${origin};`);
  for (const path of ["/", "/request-quote", "/privacy"])
    expect(await policyOf(path)).not.toContain(origin);
});

test.describe("without a shared password", () => {
  let own: Awaited<ReturnType<typeof startSiteWithAuth>>;
  test.beforeAll(async () => {
    own = await startSiteWithAuth({ ADMIN_PASSWORD: "" });
  });
  test.afterAll(() => own.stop());

  test("the lock screen offers only the account", async ({ page, browser }) => {
    await page.goto(own.site.url + INBOX);
    await expect(page.getByLabel("Password", { exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Unlock" })).toBeHidden();
    await expectAccessible(page);
    await tryAccount(page, own.site, addOperator(own.service));
    await expectOpen(page);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(own.site.url + INBOX);
    await expect(plain.getByText("Signing in needs JavaScript")).toBeVisible();
    await plain.close();
  });
});

test("The inbox contains no sign-in code if no sign-in service is configured", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const response = await page.goto(INBOX);
  expect(await response?.text()).not.toMatch(/with your account|auth\/v1|publishableKey/i);
  expect(response?.headers()["content-security-policy"]).not.toContain("connect-src");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expectOpen(page);
  await page.waitForLoadState("networkidle");
  const loaded = await Promise.all(scripts);
  expect(loaded.length).toBeGreaterThan(3);
  for (const script of loaded) expect(script).not.toMatch(/GoTrueClient|Forgot the password/);
});
