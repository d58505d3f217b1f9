import type { ReactNode } from "react";
import { InboxGate } from "#components/inbox/session/inbox-gate.tsx";
import { hasAdminPassword } from "#server/auth/admin-password.ts";
import { authConfiguration } from "#server/auth/auth-configuration.ts";
import { canMailSignInLink } from "#server/auth/mail-sign-in-link.ts";
import type { AdminSession } from "#db/admin-sessions.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { findSecondFactor } from "#db/stored-factor.ts";
import { getDatabase } from "#server/database.ts";
import { reportOf } from "#server/observability/error-report.ts";
import { log } from "#server/observability/log.ts";
import { getEnv } from "#server/env/env.ts";
import { openWithAuth } from "./auth-actions.ts";
import { requestSignInLink, signIn } from "./session-actions.ts";

type GatedProps = {
  /** This request's session. Without one, `children` must not contain inbox data. */
  session: AdminSession | undefined;
  children: ReactNode;
};

export async function Gated({ session, children }: GatedProps) {
  const env = getEnv();
  const auth = authConfiguration(env);
  return (
    <InboxGate
      unlocked={session !== undefined}
      isVerified={session?.operator?.isVerified ?? false}
      // With no sign-in method configured, show the password form, which then rejects everything.
      asksForCode={await mayAskForCode()}
      hasPassword={hasAdminPassword(env) || !auth}
      auth={auth && { ...auth, open: openWithAuth }}
      signIn={signIn}
      requestLink={canMailSignInLink() ? requestSignInLink : undefined}
    >
      {children}
    </InboxGate>
  );
}

/** If the database does not respond, the field is shown: a code that is not needed is ignored. */
async function mayAskForCode(): Promise<boolean> {
  try {
    const factor = await withDeadline(VISITOR_LIMIT_MS, () => findSecondFactor(getDatabase()));
    return factor !== undefined;
  } catch (error) {
    log.error(reportOf(error), "the second factor could not be looked up");
    return true;
  }
}
