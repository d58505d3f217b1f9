import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { startPgBouncer, type PgBouncer } from "#e2e/support/pgbouncer.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, query, signIn } from "#e2e/support/inbox-page.ts";
import { renderedForm, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { startSite } from "#e2e/support/site.ts";

const PATH = "/request-quote";

type Site = Awaited<ReturnType<typeof startSite>>;
let pooler: PgBouncer | undefined;
let sites: Site[] = [];

// All tests share one pair of instances.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  pooler = await startPgBouncer(process.env.DATABASE_URL ?? "", 4);
  test.skip(!pooler, "PgBouncer is not installed");
  const env = { DATABASE_URL: pooler?.url ?? "", DATABASE_POOL_SIZE: "5" };
  sites = await Promise.all([startSite(env), startSite(env)]);
});
test.afterAll(async () => {
  await Promise.all(sites.map(({ stop }) => stop()));
  await pooler?.stop();
});

/** Distributes requests over the instances. */
const site = (index: number) => sites[index % sites.length]?.url ?? "";

/** Posts a form without JavaScript from its own network; returns the page. */
async function post(
  request: APIRequestContext,
  url: string,
  fields: Record<string, string>,
  client: string = randomUUID(),
): Promise<string> {
  const response = await request.post(url + PATH, {
    multipart: fields,
    headers: { "x-forwarded-for": client },
  });
  expect(response.status()).toBe(200);
  return response.text();
}

const referenceIn = (html: string) => REFERENCE_IN_TEXT.exec(html)?.[0];

test("300 concurrent posts, 100 of them duplicates, are all answered, and each request is stored once", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const form = await renderedForm(request, site(0));
  const company = `Pooled ${randomUUID()}`;
  const requests = Array.from({ length: 200 }, () => ({
    ...form,
    ...someBuyer(),
    company,
    idempotencyKey: randomUUID(),
  }));
  const sent = [...requests, ...requests.slice(0, 100)];
  // Whom the page asks to try again, because the database answered late, does.
  const send = async (fields: Record<string, string>, index: number) =>
    referenceIn(await post(request, site(index), fields)) ??
    referenceIn(await post(request, site(index), fields));
  const references = await Promise.all(sent.map(send));
  expect(references.filter((reference) => reference === undefined)).toHaveLength(0);
  expect(references.slice(200)).toEqual(references.slice(0, 100));
  expect(new Set(references).size).toBe(200);
  const rows = await query("SELECT id FROM quote_requests WHERE company = $1", [company]);
  expect(rows).toHaveLength(200);
});

test("a session works for search, counts and export on the other instance and ends on both at logout", async ({
  page,
  request,
}) => {
  const word = `quill${randomUUID().slice(0, 8)}`;
  const form = await renderedForm(request, site(0));
  await post(request, site(0), { ...form, ...someBuyer(), company: word });
  await signIn(page, "", site(0));
  await page.goto(`${site(1)}${INBOX}?q=${word}`);
  await expect(page.getByRole("row", { name: word })).toBeVisible();
  const [list, counts, csv] = await Promise.all(
    ["", "/counts", "/csv"].map((path) =>
      page.request.get(`${site(1)}/api/admin/submissions${path}?q=${word}`),
    ),
  );
  expect(await list?.json()).toMatchObject({ rows: [{ company: word }], nextCursor: null });
  expect(await counts?.json()).toMatchObject({ counts: { total: 1, pending: 1 } });
  expect((await csv?.text())?.trim().split("\r\n")).toHaveLength(2);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect((await page.request.get(`${site(0)}/api/admin/submissions`)).status()).toBe(401);
});
