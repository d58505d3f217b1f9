import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";

/** A buyer whom no other test knows. */
export function someBuyer() {
  return { name: "Ana Lucía Ferreira", email: `ana.${randomUUID()}@estudio-norte.example` };
}

/** Fills the three required fields, and takes the time that a person takes. */
export async function fillRequired(
  page: Page,
  buyer: { name: string; email: string },
): Promise<void> {
  await page.getByLabel("Full name").fill(buyer.name);
  await page.getByLabel("E-mail").fill(buyer.email);
  await page.getByLabel("Project type").selectOption("hospitality-resort");
  // Longer than the minimum fill time, below which a request is stored as spam.
  await page.waitForTimeout(2_100);
}

/** The form as the server renders it: its hidden fields, to be posted as a browser without JavaScript posts them. */
export async function renderedForm(
  request: APIRequestContext,
  site = "",
): Promise<Record<string, string>> {
  const html = await (await request.get(`${site}/request-quote`)).text();
  const hidden = [...html.matchAll(/<input type="hidden"([^>]*)>/g)].map(([, attributes = ""]) => [
    /name="([^"]*)"/.exec(attributes)?.[1] ?? "",
    (/value="([^"]*)"/.exec(attributes)?.[1] ?? "").replaceAll("&quot;", '"'),
  ]);
  const fields = Object.fromEntries(hidden) as Record<string, string>;
  return { ...fields, renderedAt: String(Date.now() - 60_000), projectType: "other", website: "" };
}
