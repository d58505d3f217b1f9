import { randomUUID } from "node:crypto";
import { type Page, type APIRequestContext, expect } from "@playwright/test";
import { company } from "#content/company.ts";
import { DECOY_FIELD } from "#lib/quote-requests/request-fields.ts";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";

export function someBuyer() {
  return { name: "Ana Lucía Ferreira", email: `ana.${randomUUID()}@estudio-norte.example` };
}

export async function fillRequired(
  page: Page,
  buyer: { name: string; email: string },
): Promise<void> {
  await page.getByLabel("Full name").fill(buyer.name);
  await page.getByLabel("E-mail").fill(buyer.email);
  await page.getByLabel("Project type").selectOption("hospitality-resort");
}

export function hiddenFields(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden"([^>]*)>/g)].map(([, attributes = ""]) => [
      /name="([^"]*)"/.exec(attributes)?.[1] ?? "",
      (/value="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&quot;", '"'),
    ]),
  );
}

/** The server-rendered form's hidden fields, for posting without JavaScript. */
export async function renderedForm(
  request: APIRequestContext,
  site = "",
): Promise<Record<string, string>> {
  const html = await (await request.get(site + PLAIN_REQUEST_QUOTE_PATH)).text();
  return {
    ...hiddenFields(html),
    renderedAt: String(Date.now() - 60_000),
    projectType: "other",
    [DECOY_FIELD]: "",
  };
}

/** The rendered form, filled in slowly by a unique buyer. */
export function filledQuoteRequestForm(html: string, fields: Record<string, string> = {}) {
  return {
    ...hiddenFields(html),
    renderedAt: String(Date.now() - 60_000),
    [DECOY_FIELD]: "",
    idempotencyKey: randomUUID(),
    projectType: "other",
    ...someBuyer(),
    ...fields,
  };
}

/** Body and content type. */
export async function encodeForm(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await encoded.arrayBuffer()) };
}

/** Repeats a key press until the form's code has loaded: one before the page's script starts has no effect. */
export async function loadForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("form[novalidate]")).toHaveCount(1, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** The reference of a quote request within a text; its number is the first group. */
export const REFERENCE_IN_TEXT = new RegExp(`${company.referencePrefix}-(\\d+)`);
