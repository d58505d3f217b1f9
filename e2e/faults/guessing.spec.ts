import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD, tryPassword } from "#e2e/support/inbox-page.ts";
import { encodeForm, hiddenFields } from "#e2e/support/quote-form.ts";
import { startSite } from "#e2e/support/site.ts";

const ATTACKER = "203.0.113.7";

test("Of 30 guesses in a row at two instances, 10 are checked; then the lock screen says when the next counts, and I am let in from elsewhere", async ({
  page,
  browser,
}) => {
  const { url, drop } = await createTestDatabase();
  const env = { DATABASE_URL: url, LOG_LEVEL: "info" };
  await using one = await startSite(env);
  await using other = await startSite(env);
  const html = await (await fetch(one.url + INBOX)).text();
  const { type, body } = await encodeForm({ ...hiddenFields(html), password: "a guess" });
  for (let guess = 0; guess < 30; guess += 1) {
    const { url: site } = guess % 2 === 0 ? one : other;
    const headers = { "content-type": type, "x-forwarded-for": ATTACKER };
    const response = await fetch(site + INBOX, { method: "POST", headers, body });
    expect(response.status).toBe(200);
  }
  const checked = [one, other]
    .flatMap(({ output }) => output)
    .filter((line) => line.includes("sign-in denied: wrong password"));
  expect(checked).toHaveLength(10);

  const guesser = await browser.newContext({
    extraHTTPHeaders: { "x-forwarded-for": ATTACKER },
  });
  const locked = await guesser.newPage();
  await locked.goto(other.url + INBOX);
  await tryPassword(locked, PASSWORD);
  await expect(locked.getByText(/^The next try counts at \d\d:\d\d:\d\d/)).toBeVisible();
  await page.goto(one.url + INBOX);
  await tryPassword(page, PASSWORD);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await guesser.close();
  await one.stop();
  await other.stop();
  await drop();
});
