import type { ReactNode } from "react";
import { InboxGate } from "#components/inbox/session/inbox-gate.tsx";
import { hasAdminPassword } from "#server/auth/admin-password.ts";
import { authConfiguration } from "#server/auth/auth-configuration.ts";
import { canMailSignInLink } from "#server/auth/mail-sign-in-link.ts";
import type { AdminSession } from "#db/admin-sessions.ts";
import { getEnv } from "#server/env/env.ts";
import { openWithAuth } from "./auth-actions.ts";
import { requestSignInLink, signIn } from "./session-actions.ts";

type GatedProps = {
  /** This request's session. Without one, `children` must not contain inbox data. */
  session: AdminSession | undefined;
  children: ReactNode;
};

export function Gated({ session, children }: GatedProps) {
  const env = getEnv();
  const auth = authConfiguration(env);
  return (
    <InboxGate
      unlocked={session !== undefined}
      isVerified={session?.operator?.isVerified ?? false}
      // With no sign-in method configured, show the password form, which then rejects everything.
      hasPassword={hasAdminPassword(env) || !auth}
      auth={auth && { ...auth, open: openWithAuth }}
      signIn={signIn}
      requestLink={canMailSignInLink() ? requestSignInLink : undefined}
    >
      {children}
    </InboxGate>
  );
}
