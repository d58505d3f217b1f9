import type { Locator } from "@playwright/test";
import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { startGuessing } from "#e2e/support/guessing.ts";
import { INBOX, PASSWORD, tryPassword } from "#e2e/support/inbox-page.ts";
import { startMailServer } from "#e2e/support/mail-server.ts";
import { linkIn } from "#e2e/support/sign-in-link.ts";
import { startSite } from "#e2e/support/site.ts";

/** A hundred at once, and one every ten seconds of this test's minute at most. */
const MOST_CHECKS = 106;

/** Any form may find the server busy, and is then sent again. */
const until = (act: () => Promise<void>, seen: Locator) =>
  expect(async () => {
    await act();
    await expect(seen).toBeVisible({ timeout: 3_000 });
  }).toPass();

test("I am in within 30 seconds from a new browser while strangers guess 100 passwords a second", async ({
  page,
}) => {
  test.setTimeout(150_000);
  const { url, drop } = await createTestDatabase();
  const mailServer = await startMailServer();
  const env = { DATABASE_URL: url, SMTP_URL: mailServer.url, LOG_LEVEL: "info" };
  await using site = await startSite(env);
  const linesOf = (words: string) => site.output.filter((line) => line.includes(words)).length;
  const checks = () => linesOf("sign-in denied: wrong password");
  const guessing = await startGuessing(site.url);
  await expect.poll(() => linesOf("too many tries"), { timeout: 60_000 }).toBeGreaterThan(300);

  const arrivedAt = performance.now();
  await page.goto(site.url + INBOX);
  const logOut = page.getByRole("button", { name: "Log out" });
  const ask = page.getByRole("button", { name: "E-mail a link to the desk" });
  await until(() => tryPassword(page, PASSWORD), ask);
  await until(() => ask.click(), page.getByText("Look into the desk’s mailbox"));
  await expect.poll(() => mailServer.mails.length).toBeGreaterThan(0);
  await page.goto(linkIn(mailServer.mails[0], site.url));
  // The link's browser is let through at once, as is a known one.
  await tryPassword(page, PASSWORD);
  await expect(logOut).toBeVisible();
  const seconds = (performance.now() - arrivedAt) / 1_000;

  await logOut.click();
  await expect(page.getByLabel("Password")).toBeVisible();
  await tryPassword(page, PASSWORD);
  await expect(logOut).toBeVisible();

  const { sent, unanswered } = await guessing.stop();
  test.info().annotations.push({
    type: "measured",
    description: `in after ${seconds.toFixed(1)} s; ${sent} guesses, ${checks()} passwords checked`,
  });
  expect(seconds).toBeLessThan(30);
  expect(sent).toBeGreaterThan(500);
  expect(unanswered).toBe(0);
  expect(checks()).toBeLessThan(MOST_CHECKS);
  await site.stop();
  await mailServer.stop();
  await drop();
});
