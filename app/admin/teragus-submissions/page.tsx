import type { Metadata } from "next";
import { InboxGate } from "#components/inbox/inbox-gate.tsx";
import { Inbox } from "#components/inbox/inbox.tsx";
import { signIn, signOut } from "./actions.ts";
import { verifySession } from "#app/admin/session.ts";

export const metadata: Metadata = {
  title: "Quote requests",
  description: "The export desk's inbox.",
  robots: { index: false, follow: false },
};

// Rendered for each request: what it shows depends on the session, and a build has none.
export const dynamic = "force-dynamic";

/** The export desk's inbox, or its lock screen. */
export default async function InboxPage() {
  const unlocked = (await verifySession()) !== undefined;
  return (
    <InboxGate unlocked={unlocked} signIn={signIn}>
      {unlocked && <Inbox signOut={signOut} />}
    </InboxGate>
  );
}
