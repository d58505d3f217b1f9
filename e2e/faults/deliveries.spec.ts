import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import type { Database } from "#db/create-database.ts";
import { deliveries, quoteRequests } from "#db/schema.ts";
import { createTestDatabase } from "#db/test-database.ts";
import { startInstance } from "./campaign/site-instance.ts";
import { expect, someAddress, test } from "#e2e/support/fixtures.ts";
import { send } from "#e2e/support/http.ts";
import { signIn } from "#e2e/support/inbox-page.ts";
import { smtpReply, startMailServer, startSmtpServer } from "#e2e/support/mail-server.ts";
import {
  encodeForm,
  filledQuoteRequestForm,
  renderedForm,
  fillRequired,
  someBuyer,
  REFERENCE_IN_TEXT,
} from "#e2e/support/quote-form.ts";
import { lastingPort, startSite } from "#e2e/support/site.ts";
import { startReceiver, TEST_SECRET } from "#e2e/support/webhook-receiver.ts";

/** Of a mail whose server lets nobody connect: 5 s after the first, then twice as long each time. */
const ATTEMPTS_IN_AN_HOUR = 9;

test("A quote request sends mail to the buyer and the export team while the dialog is still open", async ({
  page,
}) => {
  const { url, drop } = await createTestDatabase();
  const mailServer = await startMailServer();
  await using site = await startSite({
    DATABASE_URL: url,
    SMTP_URL: mailServer.url,
    DESK_EMAIL: "desk@site.example",
  });
  const buyer = someBuyer();
  await page.goto(`${site.url}/products/wall-panels`);
  await page.getByRole("link", { name: "Request Quote" }).first().click();
  await fillRequired(page, buyer);
  await page.getByLabel("Message").fill("64 suites, as drawn");
  await page.getByRole("button", { name: "Submit request" }).click();
  const reference = await page.getByRole("dialog").getByText(REFERENCE_IN_TEXT).textContent();
  const [number = ""] = REFERENCE_IN_TEXT.exec(reference ?? "") ?? [];
  await expect.poll(() => mailServer.mails.length).toBe(2);

  const to = (address: string) =>
    mailServer.mails.find((mail) => JSON.stringify(mail.to).includes(address));
  const confirmation = to(buyer.email);
  expect(confirmation?.subject).toContain(number);
  expect(confirmation?.text).toContain("Wall panels");
  expect(`${confirmation?.text}${String(confirmation?.html)}`).not.toMatch(/64 suites|Ana/);
  const note = to("desk@site.example");
  expect(note?.subject).toContain(number);
  expect(note?.text).toContain("64 suites, as drawn");
  expect(note?.replyTo?.text).toContain(buyer.email);

  // Closing it navigates back, which would undo the next navigation.
  await expect(page.getByRole("dialog")).toBeHidden();
  await signIn(page, "", site.url);
  await page.getByRole("link", { name: buyer.name }).click();
  const sent = page.getByRole("region", { name: "Sent" });
  await expect(sent.getByRole("listitem")).toHaveText([
    /Confirmation to the buyer\s*Sent$/,
    /Mail to the export team\s*Sent$/,
  ]);
  await mailServer.stop();
  await site.stop();
  await drop();
});

test("The inbox shows a rejected mail, and an operator can send it again", async ({
  page,
  request,
}) => {
  const { url, drop } = await createTestDatabase();
  let isFull = true;
  const server = await startSmtpServer({
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(isFull ? smtpReply(552, `Mailbox of ${address} is full`) : null),
  });
  await using site = await startSite({ DATABASE_URL: url, SMTP_URL: server.url.href });
  const buyer = someBuyer();
  const multipart = { ...(await renderedForm(request, site.url)), ...buyer };
  const response = await request.post(`${site.url}/request-quote`, { multipart });
  expect(await response.text()).toMatch(REFERENCE_IN_TEXT);

  await signIn(page, "", site.url);
  await page.getByRole("link", { name: buyer.name }).click();
  const confirmation = page.getByRole("listitem").filter({ hasText: "Confirmation to the buyer" });
  await expect(confirmation).toContainText("Failed after 1 attempt");
  await expect(confirmation).toContainText("is full");
  await expect(confirmation).not.toContainText(buyer.email);
  isFull = false;
  await confirmation.getByRole("button", { name: "Send again" }).click();
  await expect(confirmation).toContainText(/Sent$/);
  expect(server.mails).toMatchObject([{ to: [buyer.email] }]);
  await server.close();
  await site.stop();
  await drop();
});

test("After an hour without a mail server each mail is sent once; meanwhile webhooks are called as always", async ({
  request,
}) => {
  const { url, database, drop } = await createTestDatabase();
  const receiver = await startReceiver((response) => response.writeHead(204).end());
  const port = await lastingPort();
  const env = {
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    WEBHOOK_URLS: receiver.url,
    WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
    WEBHOOK_SECRET: TEST_SECRET,
    CRON_SECRET: "a token for the tests only",
  };
  await using site = await startSite(env);
  const deliver = async () => {
    const headers = { authorization: `Bearer ${env.CRON_SECRET}` };
    expect((await request.get(`${site.url}/api/deliveries`, { headers })).ok()).toBe(true);
  };
  for (let round = 1; round <= ATTEMPTS_IN_AN_HOUR; round += 1) {
    const multipart = { ...(await renderedForm(request, site.url)), ...someBuyer() };
    const response = await request.post(`${site.url}/request-quote`, { multipart });
    expect(await response.text()).toMatch(REFERENCE_IN_TEXT);
    await expect.poll(() => receiver.calls.length, { timeout: 3_000 }).toBe(round);
    await recorded(database, "channel = 'webhook'");
    await makeDue(database);
    await deliver();
  }
  const mailServer = await startMailServer(port);
  await makeDue(database);
  await deliver();
  await expect.poll(() => mailServer.mails.length).toBe(2 * ATTEMPTS_IN_AN_HOUR);
  await recorded(database);
  await makeDue(database);
  await deliver();
  const ids = mailServer.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2 * ATTEMPTS_IN_AN_HOUR);
  expect(ids).toHaveLength(2 * ATTEMPTS_IN_AN_HOUR);
  expect(receiver.calls).toHaveLength(ATTEMPTS_IN_AN_HOUR);
  await Promise.all([site.stop(), receiver.close(), mailServer.stop()]);
  await drop();
});

/** What has arrived is stored as delivered; made due before that, it would be sent again. */
async function recorded(database: Database, which = "true"): Promise<void> {
  const open = `SELECT FROM deliveries WHERE state = 'queued' AND ${which}`;
  await expect.poll(async () => (await database.$client.query(open)).rowCount).toBe(0);
}

/** Lets the time pass that retries wait for. */
async function makeDue(database: Database): Promise<void> {
  await database.$client.query(
    "UPDATE deliveries SET next_attempt_at = now() WHERE state = 'queued'",
  );
}

test("Every stored request is delivered, whenever the site is killed", async () => {
  await using stack = new AsyncDisposableStack();
  const { database, url, drop } = await createTestDatabase();
  stack.defer(drop);
  const mailServer = await startMailServer();
  stack.defer(() => mailServer.stop());
  const receiver = await startReceiver((response) => response.writeHead(204).end());
  stack.defer(() => receiver.close());
  const instance = stack.use(
    await startInstance(url, {
      SMTP_URL: mailServer.url,
      WEBHOOK_URLS: receiver.url,
      WEBHOOK_SECRET: TEST_SECRET,
      WEBHOOK_PRIVATE_HOSTS: "127.0.0.1",
    }),
  );
  const ask = async () => {
    const form = await send(instance.url + PLAIN_REQUEST_QUOTE_PATH, {});
    const { type, body } = await encodeForm(filledQuoteRequestForm(form?.text ?? ""));
    const headers = {
      "content-type": type,
      origin: instance.url,
      "x-forwarded-for": someAddress(),
    };
    return send(`${instance.url}/request-quote`, { method: "POST", headers }, body);
  };
  for (let kill = 0; kill < 3; kill += 1) {
    expect((await ask())?.text).toMatch(REFERENCE_IN_TEXT);
    // Some whose response the kill may prevent.
    const others = Array.from({ length: randomInt(3) }, ask);
    // Before, during or after the deliveries.
    await sleep(randomInt(1_500));
    await Promise.all([instance.restart("SIGKILL"), ...others]);
  }
  // Shifts time past the expiry of dead workers' jobs, until the queue is empty.
  await expect
    .poll(
      async () => {
        await database.$client.query(
          "UPDATE deliveries SET next_attempt_at = next_attempt_at - interval '10 s' WHERE state = 'queued'",
        );
        return database.$count(deliveries, eq(deliveries.state, "queued"));
      },
      { timeout: 60_000 },
    )
    .toBe(0);
  const seen = [
    ...mailServer.mails.map(({ messageId }) => messageId),
    ...receiver.calls.map(({ headers }) => headers["webhook-id"]),
  ].join();
  const rows = await database
    .select({ request: quoteRequests.id, id: deliveries.id })
    .from(quoteRequests)
    .leftJoin(deliveries, eq(deliveries.quoteRequestId, quoteRequests.id));
  expect(rows.filter(({ id }) => id === null || !seen.includes(id))).toEqual([]);
  expect(new Set(rows.map(({ request }) => request)).size).toBeGreaterThanOrEqual(3);
});
