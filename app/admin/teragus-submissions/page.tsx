import type { Metadata } from "next";
import { verifySession } from "#server/auth/session-mutations.ts";
import { Inbox } from "#components/inbox/inbox.tsx";
import { SessionGate } from "#components/inbox/session/session-gate.tsx";

export const metadata: Metadata = {
  title: "Quote requests",
  description: "The export team's inbox.",
  robots: { index: false, follow: false },
};

// Rendered per request: the content depends on the session.
export const dynamic = "force-dynamic";

export default async function InboxPage() {
  const session = await verifySession();
  return <SessionGate session={session}>{session && <Inbox />}</SessionGate>;
}
