import { randomUUID } from "node:crypto";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { startRelay } from "#e2e/support/relay.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { query } from "#e2e/support/inbox-page.ts";
import { encodeForm, filledQuoteRequestForm, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { send } from "#e2e/support/http.ts";
import { startSite } from "#e2e/support/site.ts";

const PATH = "/request-quote";
const CONNECTIONS = 10;

test("Every buyer gets an answer when the database connections stop responding", async () => {
  const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
  await using site = await startSite({
    DATABASE_URL: relay.url,
    DATABASE_POOL_SIZE: String(CONNECTIONS),
  });
  const html = (await send(site.url + PLAIN_REQUEST_QUOTE_PATH, {}))?.text ?? "";
  const company = `Silent ${randomUUID()}`;
  const submit = async () => {
    const { type, body } = await encodeForm(filledQuoteRequestForm(html, { company }));
    const headers = { "content-type": type, "x-forwarded-for": randomUUID() };
    const startedAt = performance.now();
    const result = await send(site.url + PATH, { method: "POST", headers }, body);
    const seconds = (performance.now() - startedAt) / 1_000;
    return {
      isStored: REFERENCE_IN_TEXT.test(result?.text ?? ""),
      status: result?.status,
      seconds,
    };
  };
  const submitAll = () => Promise.all(Array.from({ length: CONNECTIONS * 3 }, submit));

  await test.step("the pool opens working connections", async () => {
    expect((await submitAll()).every(({ isStored }) => isStored)).toBe(true);
  });

  await test.step("dead connections are replaced, even during a request", async () => {
    relay.swallow();
    const results = await submitAll();
    expect(results.filter(({ isStored }) => !isStored)).toEqual([]);
    expect(results.filter(({ seconds }) => seconds > 10)).toEqual([]);
    expect((await send(`${site.url}/healthz`, {}))?.status).toBe(200);
  });

  await test.step("the buyer sees an error within ten seconds if new connections are dead too", async () => {
    relay.freeze();
    const result = await submit();
    expect(result).toMatchObject({ isStored: false, status: 200 });
    expect(result.seconds).toBeLessThan(10);
    relay.mend();
    await expect.poll(async () => (await submit()).isStored, { timeout: 5_000 }).toBe(true);
  });

  const rows = await query("SELECT id FROM quote_requests WHERE company = $1", [company]);
  expect(rows.length).toBeGreaterThan(CONNECTIONS * 6);
  relay.close();
});
