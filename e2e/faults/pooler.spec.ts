import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { startPgBouncer, type PgBouncer } from "#db/test-pgbouncer.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { INBOX, PASSWORD, query, signIn, tryPassword } from "#e2e/support/inbox-page.ts";
import { renderedForm } from "#e2e/support/plain-form.ts";
import { someBuyer } from "#e2e/support/quote-form.ts";
import { startSite } from "#e2e/support/site.ts";
import { REFERENCE_IN_TEXT } from "#e2e/support/reference.ts";

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
  const references = await Promise.all(
    sent.map(async (fields, index) => referenceIn(await post(request, site(index), fields))),
  );
  expect(references.filter((reference) => reference === undefined)).toHaveLength(0);
  expect(references.slice(200)).toEqual(references.slice(0, 100));
  expect(new Set(references).size).toBe(200);
  const rows = await query("SELECT id FROM quote_requests WHERE company = $1", [company]);
  expect(rows).toHaveLength(200);
});

test("both instances share one rate limit per network", async ({ request, clientAddress }) => {
  const form = await renderedForm(request, site(0));
  const pages = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const fields = { ...form, ...someBuyer(), idempotencyKey: randomUUID() };
      return post(request, site(index), fields, clientAddress);
    }),
  );
  expect(pages.filter((page) => referenceIn(page))).toHaveLength(30);
  expect(
    pages.filter((page) => page.includes("Too many requests came from your network.")),
  ).toHaveLength(10);
});

test("wrong passwords count across instances and lock the client out of both", async ({ page }) => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await page.goto(site(attempt) + INBOX);
    await tryPassword(page, `wrong ${attempt}`);
    await expect(page.getByText("Invalid password").last()).toBeVisible();
  }
  for (const { url } of sites) {
    await page.goto(url + INBOX);
    await tryPassword(page, PASSWORD);
    await expect(page.getByText("Invalid password").last()).toBeVisible();
  }
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
  expect(await counts?.json()).toMatchObject({ total: 1, facets: { status: { pending: 1 } } });
  expect((await csv?.text())?.trim().split("\r\n")).toHaveLength(2);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByLabel("Password")).toBeVisible();
  expect((await page.request.get(`${site(0)}/api/admin/submissions`)).status()).toBe(401);
});
