import type { Metadata } from "next";
import { DeskGate } from "@/components/submissions/desk-gate";
import { Inbox } from "@/components/submissions/inbox";
import { verifySession } from "@/lib/session";

export const metadata: Metadata = {
  title: "Quote requests",
  description: "The export desk's inbox.",
  robots: { index: false, follow: false },
};

// Rendered for each request: what it shows depends on the session, and a build has none.
export const dynamic = "force-dynamic";

/** The export desk's inbox, or its lock screen. */
export default async function SubmissionsPage() {
  const unlocked = await verifySession();
  return <DeskGate unlocked={unlocked}>{unlocked && <Inbox />}</DeskGate>;
}
