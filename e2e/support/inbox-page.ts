import { randomUUID } from "node:crypto";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import pg from "pg";
import { hiddenFields } from "./quote-form.ts";
import { SITE_ENV } from "./site.ts";

export const INBOX = "/admin/teragus-submissions";
export const PASSWORD = process.env.ADMIN_PASSWORD ?? SITE_ENV.ADMIN_PASSWORD;

/** A unique word: searching for it hides other tests' quote requests. */
export const word = () => `z${Math.random().toString(36).slice(2, 12)}`;

/** Stores a quote request; returns its unique values. */
export async function store(request: Record<string, string> = {}) {
  const row = {
    name: `Ana ${randomUUID()}`,
    email: `ana@${randomUUID()}.estudio-norte.example`,
    project_type: "hospitality-resort",
    idempotency_key: randomUUID(),
    ...request,
  };
  const columns = Object.keys(row);
  const [stored] = await query<{ id: string }>(
    `INSERT INTO quote_requests (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")}) RETURNING id`,
    Object.values(row),
  );
  return { ...row, id: Number(stored?.id) };
}

export async function query<Row extends pg.QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

export async function tryPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Unlock" }).click();
}

/** Opens the inbox without its lock screen. `search` is the URL's query, `site` another instance's URL. */
export async function signIn(page: Page, search = "", site = ""): Promise<void> {
  await signInByRequest(page.request, site);
  await page.goto(site + INBOX + search);
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
}

/** Ends the session while the page is unaware: the inbox asks for news on its own, and would notice before the test acts. */
export async function endSession(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith("/news"),
    (route) => route.abort(),
  );
  await page.context().clearCookies();
}

/** Chooses the operator in the bar. */
export async function workAs(page: Page, name = "M. Clarke"): Promise<void> {
  await page.getByRole("button", { name: "Say who is working" }).click();
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: `Continue as ${name}` }).click();
  await expect(page.getByRole("button", { name: `You are working as ${name}` })).toBeVisible();
}

/** Signs in without a page; returns the cookies. */
export async function signInByRequest(client: APIRequestContext, site = ""): Promise<string> {
  const html = await (await client.get(site + INBOX)).text();
  await client.post(site + INBOX, { multipart: { ...hiddenFields(html), password: PASSWORD } });
  const { cookies } = await client.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}
