import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

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
