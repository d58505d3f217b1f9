"use server";

import { after } from "next/server";
import type { LinkRequest, SignInResult } from "#components/inbox/data/sign-in-result.ts";
import { findSecondFactor } from "#db/stored-factor.ts";
import { admitByLink } from "#server/auth/admit-by-link.ts";
import { checkCredentials } from "#server/auth/check-credentials.ts";
import { rememberBrowser } from "#server/auth/known-browser.ts";
import { canMailSignInLink, mailSignInLink } from "#server/auth/mail-sign-in-link.ts";
import { closeSession, openSession } from "#server/auth/require-operator.ts";
import { spendCode } from "#server/auth/second-factor.ts";
import { isLimited } from "#server/auth/sign-in-rate-limit.ts";
import { codeOf, identifyVisitor, inRequest, nextTry, textOf } from "./sign-in-request.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { pseudonymOf } from "#server/rate-limit/rate-limit.ts";

/** Opens the inbox for the right password. Wrong ones lock the sender out for a while and delay unknown senders. */
export async function signIn(
  _previous: SignInResult | null,
  form: FormData,
): Promise<SignInResult> {
  return inRequest(() => attempt(form));
}

/** Mails a link to the desk if this visitor's attempts are limited. Answers alike in any case, and before mailing. */
export async function requestSignInLink(_previous: LinkRequest | null): Promise<LinkRequest> {
  return inRequest(async () => {
    try {
      const database = getDatabase();
      const visitor = await identifyVisitor();
      if (canMailSignInLink() && (await isLimited(database, visitor)))
        after(() => mailSignInLink(database));
      return { status: "requested" };
    } catch (error) {
      log.error(reportOf(error), "a sign-in link could not be requested");
      return { status: "failed" };
    }
  });
}

async function attempt(form: unknown): Promise<SignInResult> {
  const database = getDatabase();
  try {
    const link = textOf(form, "link");
    const visitor = await identifyVisitor(link ? await admitByLink(database, link) : undefined);
    const factor = await findSecondFactor(database);
    const verdict = await checkCredentials(database, visitor, {
      password: textOf(form, "password"),
      checkCode: factor && (() => spendCode(database, getEnv(), factor, codeOf(form))),
    });
    if (verdict.status === "busy") return { status: "failed" };
    if (verdict.status === "wrong")
      return {
        status: "denied",
        ...nextTry(verdict.retryAfterSeconds),
        ...(link !== "" && !visitor.browser && { isLinkVoid: true }),
        ...(factor && { asksForCode: true }),
      };
    await openSession();
    await rememberBrowser();
    const isKnown = visitor.browser !== undefined;
    log.info({ client: pseudonymOf(visitor.address), isKnown }, "signed in");
    return { status: "granted" };
  } catch (error) {
    log.error(reportOf(error), "sign-in failed");
    return { status: "failed" };
  }
}

/** Locks the inbox and ends the session on the server, not only in this browser. */
export async function signOut(): Promise<void> {
  await inRequest(async () => {
    if (!(await closeSession())) return;
    const { address } = await identifyVisitor();
    log.info({ client: pseudonymOf(address) }, "signed out");
  });
}
