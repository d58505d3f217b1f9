import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import {
  startTestAuthService,
  type TestAuthService,
} from "#e2e/support/auth-service/auth-service.ts";
import type { TestUser } from "#e2e/support/auth-service/auth-state.ts";
import { INBOX, query } from "./inbox-page.ts";
import { startSite, type Site } from "./site.ts";

export const ACCOUNT_PASSWORD = "oak and walnut of mine";

/** Starts the site with a stand-in auth service; accounts of `desk.example` are allowed. */
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
    // Rejects if an exchange violated the published description.
    await service.stop();
  };
  return { site, service, stop };
}

export function addOperator(
  { state }: TestAuthService,
  user: Partial<TestUser> = {},
  domain = "desk.example",
): TestUser {
  const email = `ana.${randomUUID().slice(0, 8)}@${domain}`;
  return state.addUser(email, { password: ACCOUNT_PASSWORD, ...user });
}

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

export const logOut = (page: Page) => page.getByRole("button", { name: "Log out" });
export const expectOpen = (page: Page) => expect(logOut(page)).toBeVisible();
export const expectLocked = (page: Page) =>
  expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();

/** Seconds until the inbox session must be confirmed again. */
export async function sessionOf(email: string): Promise<{ seconds: number } | undefined> {
  const [session] = await query<{ seconds: number }>(
    "SELECT extract(epoch FROM confirmed_until - now())::int AS seconds FROM admin_sessions WHERE person = $1",
    [email],
  );
  return session;
}
