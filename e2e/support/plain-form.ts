import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { someBuyer } from "./quote-form.ts";

/** The hidden fields of the form in a page, as a browser without JavaScript would send them. */
export function hiddenFields(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input type="hidden"([^>]*)>/g)].map(([, attributes = ""]) => [
      /name="([^"]*)"/.exec(attributes)?.[1] ?? "",
      (/value="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&quot;", '"'),
    ]),
  );
}

/** The quote form as the server renders it: its hidden fields, to be posted as a browser without JavaScript posts them. */
export async function renderedForm(
  request: APIRequestContext,
  site = "",
): Promise<Record<string, string>> {
  const html = await (await request.get(site + PLAIN_REQUEST_QUOTE_PATH)).text();
  return {
    ...hiddenFields(html),
    renderedAt: String(Date.now() - 60_000),
    projectType: "other",
    website: "",
  };
}

/** A quote form as its page renders it, filled by a person who took their time and whom no other test knows. */
export function filledQuoteRequestForm(html: string, fields: Record<string, string> = {}) {
  return {
    ...hiddenFields(html),
    renderedAt: String(Date.now() - 60_000),
    website: "",
    idempotencyKey: randomUUID(),
    projectType: "other",
    ...someBuyer(),
    ...fields,
  };
}

/** A form as the bytes that a browser sends, and their type. */
export async function encodeForm(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await encoded.arrayBuffer()) };
}
