import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startTestAuthService, type TestAuthService } from "#lib/auth/test-auth-service.ts";
import type { TestUser } from "#lib/auth/test-auth-state.ts";
import { INBOX } from "./inbox.ts";
import { startSite, type Site } from "./site.ts";

export const ACCOUNT_PASSWORD = "oak and walnut of mine";

/** The built site beside an auth service that lets in who is of `desk.example`; `env` says more. */
export async function startSiteWithAuth(
  env: Record<string, string> = {},
): Promise<{ site: Site; service: TestAuthService; stop: () => Promise<void> }> {
  const service = await startTestAuthService();
  const site = await startSite({
    AUTH_URL: service.url,
    AUTH_PUBLISHABLE_KEY: service.publishableKey,
    AUTH_ALLOWED_DOMAINS: "desk.example",
    ...env,
  });
  const stop = async () => {
    await site.stop();
    // Fails with what was said outside of the service's published description.
    await service.stop();
  };
  return { site, service, stop };
}

/** Somebody of the desk's with an account. */
export function addClerk(
  { state }: TestAuthService,
  user: Partial<TestUser> = {},
  domain = "desk.example",
): TestUser {
  const email = `ana.${randomUUID().slice(0, 8)}@${domain}`;
  return state.addUser(email, { password: ACCOUNT_PASSWORD, ...user });
}

/** Types e-mail address and password on the lock screen of `site`, and sends them. */
export async function tryAccount(
  page: Page,
  site: Site,
  { email }: TestUser,
  password = ACCOUNT_PASSWORD,
): Promise<void> {
  if (!page.url().startsWith(site.url + INBOX)) await page.goto(site.url + INBOX);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Account password").fill(password);
  await page.getByLabel("Account password").press("Enter");
}
