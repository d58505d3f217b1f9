import { expect, type Page } from "@playwright/test";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { expectAccessible } from "#e2e/support/accessibility.ts";
import { test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD, tryPassword } from "#e2e/support/inbox-page.ts";
import { startMailServer, type MailServer } from "#e2e/support/mail-server.ts";
import { linkIn } from "#e2e/support/sign-in-link.ts";
import { startSite, type Site } from "#e2e/support/site.ts";

let own: TestDatabase;
let mailServer: MailServer;
let site: Site;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [own, mailServer] = await Promise.all([createTestDatabase(), startMailServer()]);
  site = await startSite({ DATABASE_URL: own.url, SMTP_URL: mailServer.url });
});
test.beforeEach(async () => {
  mailServer.mails.length = 0;
  await own.database.$client.query("DELETE FROM rate_limits");
});
test.afterAll(async () => {
  await site.stop();
  await mailServer.stop();
  await own.drop();
});

const logOut = (page: Page) => page.getByRole("button", { name: "Log out" });
const nextTry = (page: Page) => page.getByText(/^The next try counts at/);
const askForLink = (page: Page) => page.getByRole("button", { name: "E-mail a link to the desk" });

async function lockOut(page: Page) {
  await page.goto(site.url + INBOX);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await tryPassword(page, "wrong");
    await posted;
    await expect(page.getByLabel("Password")).toHaveValue("");
  }
  await expect(nextTry(page)).toBeVisible();
}

async function mailedLink(): Promise<string> {
  await expect.poll(() => mailServer.mails.length).toBe(1);
  return linkIn(mailServer.mails[0], site.url);
}

test("I am locked out, have a link mailed to the desk, and get in with it and the password", async ({
  page,
}) => {
  await page.goto(site.url + INBOX);
  await expect(askForLink(page)).toBeHidden();
  await lockOut(page);
  await expectAccessible(page);
  await askForLink(page).click();
  await expect(page.getByText("Look into the desk’s mailbox")).toBeVisible();
  await page.goto(await mailedLink());
  await expect(logOut(page)).toBeHidden();
  await tryPassword(page, "wrong");
  await expect(page.getByText("Invalid password").last()).toBeVisible();
  await expect(nextTry(page)).toBeHidden();
  await tryPassword(page, PASSWORD);
  await expect(logOut(page)).toBeVisible();
  await expect(page).toHaveURL(site.url + INBOX);
});

test("A link that was used lets nobody else in, and the lock screen says so", async ({
  page,
  browser,
}) => {
  await lockOut(page);
  await askForLink(page).click();
  const link = await mailedLink();
  await page.goto(link);
  await tryPassword(page, PASSWORD);
  await expect(logOut(page)).toBeVisible();
  const other = await browser.newPage();
  await other.goto(link);
  await tryPassword(other, "wrong");
  await expect(other.getByText("The link that you opened was used already")).toBeVisible();
  await other.close();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("I get in by a mailed link", async ({ page }) => {
    await lockOut(page);
    await askForLink(page).click();
    await expect(page.getByText("Look into the desk’s mailbox")).toBeVisible();
    await page.goto(await mailedLink());
    await tryPassword(page, PASSWORD);
    await expect(logOut(page)).toBeVisible();
  });
});
