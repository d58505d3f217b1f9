import type { APIRequestContext, APIResponse } from "@playwright/test";
import {
  PLAIN_REQUEST_QUOTE_PATH,
  REQUEST_QUOTE_PATH,
  requestSamplesPathWith,
} from "#content/request-quote-path.ts";
import { SAMPLES } from "#content/switches.ts";
import { pages } from "#content/site/site-pages.ts";
import { expect, test } from "#e2e/support/fixtures.ts";
import { checkHtml, findJava } from "#e2e/support/html-checker.ts";
import { API } from "#e2e/support/image-tool.ts";
import { INBOX, PASSWORD } from "#e2e/support/inbox-page.ts";
import { filledQuoteRequestForm, hiddenFields } from "#e2e/support/quote-form.ts";
import { startRelay } from "#e2e/support/relay.ts";
import { startSite } from "#e2e/support/site.ts";

test("every page and every form response is valid HTML", async ({ request }, testInfo) => {
  const java = findJava();
  test.skip(!java, "Java is not installed");
  test.setTimeout(120_000);
  const documents = new Map<string, string>();
  const keep = async (name: string, html: Promise<string>) => documents.set(name, await html);

  for (const { path } of [...pages, { path: "/no/such-page" }])
    await keep(path, textOf(request, path));
  await keepQuoteForm(request, keep);
  if (SAMPLES) await keepSamplesForm(request, keep);
  for (const prompt of ["A walnut kitchen", "x"])
    await keep(`image of ${prompt}`, htmlOf(request.post(API, { form: { prompt } })));
  await keepInbox(request, keep);

  expect(await checkHtml(java ?? "", testInfo.outputPath("html"), documents)).toEqual([]);
  expect(documents.size).toBe(pages.length + (SAMPLES ? 15 : 11));
});

type Keep = (name: string, html: Promise<string>) => Promise<unknown>;

async function keepQuoteForm(request: APIRequestContext, keep: Keep): Promise<void> {
  const form = await textOf(request, PLAIN_REQUEST_QUOTE_PATH);
  await keep(REQUEST_QUOTE_PATH, textOf(request, REQUEST_QUOTE_PATH));
  const fields = filledQuoteRequestForm(form);
  await keep("quote form", Promise.resolve(form));
  await keep("quote refused", post(request, REQUEST_QUOTE_PATH, { ...fields, email: "nowhere" }));
  await keep("quote received", post(request, REQUEST_QUOTE_PATH, fields));
}

async function keepSamplesForm(request: APIRequestContext, keep: Keep): Promise<void> {
  const path = requestSamplesPathWith();
  const form = await textOf(request, requestSamplesPathWith("teak", "windows"));
  const deliveryAddress = "Rua das Flores 12, Porto";
  const fields = filledQuoteRequestForm(form, { samples: "teak", deliveryAddress });
  await keep("samples", textOf(request, path));
  await keep("samples form", Promise.resolve(form));
  await keep("samples refused", post(request, path, { ...fields, email: "nowhere" }));
  await keep("samples received", post(request, path, fields));
}

/** The inbox signed in, signed out and without its database. */
async function keepInbox(request: APIRequestContext, keep: Keep): Promise<void> {
  const relay = await startRelay(new URL(process.env.DATABASE_URL ?? ""));
  await using site = await startSite({ DATABASE_URL: relay.url });
  const inbox = `${site.url}${INBOX}?status=pending&q=%22oak%22`;
  const locked = await textOf(request, inbox);
  const fields = hiddenFields(locked);
  await keep("locked", Promise.resolve(locked));
  await keep("denied", post(request, inbox, { ...fields, password: "wrong" }));
  await keep("inbox", post(request, inbox, { ...fields, password: PASSWORD }));
  expect(await textOf(request, inbox)).toContain("Log out");
  relay.cut();
  const failure = await request.get(inbox);
  expect(failure.status()).toBe(500);
  await keep("failure", failure.text());
  relay.close();
}

function textOf(request: APIRequestContext, address: string): Promise<string> {
  return htmlOf(request.get(address));
}

function post(
  request: APIRequestContext,
  address: string,
  multipart: Record<string, string>,
): Promise<string> {
  return htmlOf(request.post(address, { multipart }));
}

async function htmlOf(asked: Promise<APIResponse>): Promise<string> {
  const response = await asked;
  expect(response.headers()["content-type"]).toContain("text/html");
  return response.text();
}
