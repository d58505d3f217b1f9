import { randomUUID } from "node:crypto";
import pg from "pg";
import { createTestDatabase, type TestDatabase } from "#db/test-database.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { signIn } from "#e2e/support/inbox-page.ts";
import { encodeForm, filledQuoteRequestForm } from "#e2e/support/plain-form.ts";
import { open, send } from "#e2e/support/sender.ts";
import { startSite } from "#e2e/support/site.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

const CSV = "/api/admin/submissions/csv";
const OPERATORS = 20;

// Its own table: a lock keeps exports from sending a byte.
let own: TestDatabase;
test.beforeAll(async () => {
  own = await createTestDatabase();
});
test.afterAll(() => own.drop());

async function countExports(): Promise<number> {
  const { rowCount } = await own.database.$client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%' AND state <> 'idle'",
  );
  return rowCount ?? 0;
}

test("Exports have their own connections, are refused when all are busy, and end when the client disconnects", async ({
  page,
}) => {
  await using site = await startSite({ DATABASE_URL: own.url, DATABASE_POOL_SIZE: "3" });
  await signIn(page, "", site.url);
  const cookie = (await page.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
  const locker = new pg.Client({ connectionString: own.url });
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE quote_requests");

  await test.step("two exports start, and the others get a 503", async () => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const operators = Array.from({ length: OPERATORS }, () =>
      open(site.url + CSV, { headers: { cookie }, signal }),
    );
    const outcomes = Promise.allSettled(operators);
    await expect.poll(countExports).toBe(2);
    const rejected = await Promise.any(operators);
    expect(rejected.statusCode).toBe(503);
    expect(rejected.headers["retry-after"]).toBe("60");
    await page.getByRole("link", { name: "Export CSV" }).click();
    await expect(page.getByText("Other exports are still being made.")).toBeVisible();
    leaving.abort();
    const completed = (await outcomes).filter(({ status }) => status === "fulfilled");
    expect(completed).toHaveLength(OPERATORS - 2);
  });

  await test.step("abandoned exports end in the database before they have sent anything", async () => {
    await expect.poll(countExports).toBe(0);
    await locker.query("ROLLBACK");
    await locker.end();
  });

  await test.step("the next export succeeds while a request is stored", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const html = (await send(`${site.url}/request-quote`, {}))?.text ?? "";
    const { type, body } = await encodeForm(filledQuoteRequestForm(html));
    const headers = { "content-type": type, "x-forwarded-for": randomUUID() };
    const response = await send(`${site.url}/request-quote`, { method: "POST", headers }, body);
    expect(response?.text).toMatch(REFERENCE_IN_TEXT);
    expect(await (await download).failure()).toBeNull();
  });
});
