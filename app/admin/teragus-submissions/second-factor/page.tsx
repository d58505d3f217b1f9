import type { Metadata } from "next";
import { FactorPage } from "#components/inbox/session/factor-page.tsx";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { findSecondFactor } from "#db/factor-mutations.ts";
import { verifySession } from "#server/auth/session-mutations.ts";
import { createSetup } from "#server/auth/second-factor-mutations.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { SessionGate } from "#components/inbox/session/session-gate.tsx";

export const metadata: Metadata = {
  title: "Second factor",
  description: "What the inbox asks for besides the password.",
  robots: { index: false, follow: false },
};

// Rendered per request: the content depends on the session.
export const dynamic = "force-dynamic";

export default async function Page() {
  const session = await verifySession();
  return <SessionGate session={session}>{session && <SecondFactor />}</SessionGate>;
}

async function SecondFactor() {
  const factor = await withDeadline(VISITOR_LIMIT_MS, () => findSecondFactor(getDatabase()));
  return (
    <FactorPage
      recoveryCodesLeft={factor?.recoveryCodesLeft}
      setup={factor ? undefined : await createSetup(getEnv())}
    />
  );
}
