import type { Metadata } from "next";
import { verifySession } from "#server/auth/require-operator.ts";
import { Inbox } from "#components/inbox/inbox.tsx";
import { signOut } from "./session-actions.ts";
import { Gated } from "./gated.tsx";

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
  return <Gated session={session}>{session && <Inbox signOut={signOut} />}</Gated>;
}
