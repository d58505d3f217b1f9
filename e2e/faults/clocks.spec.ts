import { createTestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signInByRequest } from "#e2e/support/inbox-page.ts";
import { startMailServer } from "#e2e/support/mail-server.ts";
import { renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { shiftedClock, startSite } from "#e2e/support/site.ts";
import { startReceiver, TEST_SECRET } from "#e2e/support/webhook-receiver.ts";

const HOUR_MS = 60 * 60 * 1_000;
const BUYERS = 8;

test("Two instances whose clocks are an hour apart send everything once, and share sessions", async ({
  request,
  playwright,
}) => {
  test.setTimeout(120_000);
  const { url, drop } = await createTestDatabase();
  const mailServer = await startMailServer();
  const receiver = await startReceiver((response) => response.writeHead(204).end());
  const env = {
    DATABASE_URL: url,
    SMTP_URL: mailServer.url,
    WEBHOOK_URLS: receiver.url,
    WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
    WEBHOOK_SECRET: TEST_SECRET,
    CRON_SECRET: "a token for the tests only",
  };
  await using early = await startSite({ ...env, ...shiftedClock(-HOUR_MS / 2) });
  await using late = await startSite({ ...env, ...shiftedClock(HOUR_MS / 2) });
  for (let buyer = 0; buyer < BUYERS; buyer += 1) {
    const site = buyer % 2 ? early : late;
    const multipart = { ...(await renderedForm(request, site.url)), ...someBuyer() };
    const response = await request.post(`${site.url}/request-quote`, { multipart });
    expect(await response.text()).toMatch(REFERENCE_IN_TEXT);
  }
  await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(2 * BUYERS);
  await expect.poll(() => receiver.calls.length, { timeout: 20_000 }).toBe(BUYERS);
  for (const site of [early, late, early, late]) {
    const headers = { authorization: `Bearer ${env.CRON_SECRET}` };
    expect((await request.get(`${site.url}/api/deliveries`, { headers })).ok()).toBe(true);
  }
  expect(mailServer.mails).toHaveLength(2 * BUYERS);
  expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(BUYERS);
  expect(receiver.calls).toHaveLength(BUYERS);

  for (const [one, other] of [
    [early, late],
    [late, early],
  ] as const) {
    const operator = await playwright.request.newContext();
    await signInByRequest(operator, one.url);
    expect((await operator.get(`${other.url}/api/admin/submissions`)).status()).toBe(200);
    await operator.dispose();
  }
  await Promise.all([early.stop(), late.stop(), receiver.close(), mailServer.stop()]);
  await drop();
});
