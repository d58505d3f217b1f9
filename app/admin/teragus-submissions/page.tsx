import type { Metadata } from "next";
import { InboxGate } from "#components/inbox/inbox-gate.tsx";
import { Inbox } from "#components/inbox/inbox.tsx";
import { openWithAuth } from "./auth-actions.ts";
import { signIn, signOut } from "./actions.ts";
import { verifySession } from "#app/admin/session.ts";
import { hasAdminPassword } from "#lib/server/auth/admin-password.ts";
import { authConfiguration } from "#lib/server/auth/auth-configuration.ts";
import { getEnv } from "#lib/server/env.ts";

export const metadata: Metadata = {
  title: "Quote requests",
  description: "The export desk's inbox.",
  robots: { index: false, follow: false },
};

// Rendered for each request: what it shows depends on the session, and a build has none.
export const dynamic = "force-dynamic";

/** The export desk's inbox, or its lock screen. */
export default async function InboxPage() {
  const session = await verifySession();
  const unlocked = session !== undefined;
  const env = getEnv();
  const auth = authConfiguration(env);
  return (
    <InboxGate
      unlocked={unlocked}
      isVerified={session?.person?.isVerified ?? false}
      // Where there is no way in at all, it stays the locked one.
      hasPassword={hasAdminPassword(env) || !auth}
      auth={auth && { ...auth, open: openWithAuth }}
      signIn={signIn}
    >
      {unlocked && <Inbox signOut={signOut} />}
    </InboxGate>
  );
}
