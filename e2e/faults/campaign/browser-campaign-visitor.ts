import { randomInt } from "node:crypto";
import { chromium, type Page } from "@playwright/test";
import { chromiumOptions } from "#e2e/support/chromium.ts";
import { attachmentsField } from "#e2e/support/quote-files.ts";
import { fillRequired, someBuyer, REFERENCE_IN_TEXT } from "#e2e/support/quote-form.ts";
import { someAddress } from "#e2e/support/fixtures.ts";
import type { Campaign } from "./ledger.ts";
import { percent, someFile } from "./quote-visitor.ts";

/** Simulates buyers in Chromium: each opens the dialog, sends the form, and retries after an error. */
export async function visitInBrowser(campaign: Campaign): Promise<void> {
  await using browser = await chromium.launch(chromiumOptions());
  while (!campaign.isOver()) {
    const context = await browser.newContext({
      extraHTTPHeaders: { "x-forwarded-for": someAddress() },
    });
    try {
      await ask(campaign, await context.newPage());
    } catch {
      campaign.count("browser gave up: the page or its scripts did not load");
    } finally {
      await context.close();
    }
  }
}

async function ask(campaign: Campaign, page: Page): Promise<void> {
  const buyer = someBuyer();
  await page.goto(campaign.anySite(), { timeout: 10_000 });
  await page.getByRole("link", { name: "Request Quote" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Request a quote" });
  await dialog.waitFor({ timeout: 10_000 });
  await fillRequired(page, buyer);
  const file = someFile();
  const chosen = file && { name: file.name, mimeType: "application/pdf", buffer: file.bytes };
  if (chosen) await attachmentsField(page).setInputFiles(chosen);
  const input = { ...buyer, projectType: "hospitality-resort" } as const;
  const reference = dialog.getByText(REFERENCE_IN_TEXT);
  const submit = dialog.getByRole("button", { name: "Submit request" });
  for (let attempt = 0; attempt < 30; attempt += 1) {
    await submit.click({ timeout: 15_000 });
    if (percent(20)) {
      await page.context().setOffline(true);
      await page.waitForTimeout(randomInt(100, 1_000));
      await page.context().setOffline(false);
    }
    await reference.or(submit.and(page.locator(":enabled"))).waitFor({ timeout: 30_000 });
    const text = await reference.textContent({ timeout: 100 }).catch(() => undefined);
    const [shown] = REFERENCE_IN_TEXT.exec(text ?? "") ?? [];
    if (shown) return campaign.acknowledge("browser", input, shown, file);
    await page.waitForTimeout(500);
  }
}
