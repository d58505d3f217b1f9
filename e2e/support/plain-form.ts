import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { PLAIN_REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { someBuyer } from "./quote-form.ts";

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
    website: "",
  };
}

/** The rendered form, filled in slowly by a unique buyer. */
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

/** Body and content type. */
export async function encodeForm(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type") ?? "";
  return { type, body: Buffer.from(await encoded.arrayBuffer()) };
}
