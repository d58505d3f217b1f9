import type { Metadata } from "next";
import { FactorPage } from "#components/inbox/second-factor/factor-page.tsx";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { findSecondFactor } from "#db/stored-factor.ts";
import { hasAdminPassword } from "#server/auth/admin-password.ts";
import { verifySession } from "#server/auth/require-operator.ts";
import { createSetup } from "#server/auth/second-factor.ts";
import { getDatabase } from "#server/database.ts";
import { getEnv } from "#server/env/env.ts";
import { Gated } from "#app/admin/teragus-submissions/gated.tsx";
import { signOut } from "#app/admin/teragus-submissions/session-actions.ts";
import { turnOffFactor, turnOnFactor } from "./factor-actions.ts";

export const metadata: Metadata = {
  title: "Second factor",
  description: "What the inbox asks for besides the password.",
  robots: { index: false, follow: false },
};

// Rendered per request: the content depends on the session.
export const dynamic = "force-dynamic";

export default async function Page() {
  const session = await verifySession();
  return <Gated session={session}>{session && <SecondFactor />}</Gated>;
}

async function SecondFactor() {
  const env = getEnv();
  const factor = await withDeadline(VISITOR_LIMIT_MS, () => findSecondFactor(getDatabase()));
  return (
    <FactorPage
      hasPassword={hasAdminPassword(env)}
      recoveryCodesLeft={factor?.recoveryCodesLeft}
      setup={factor ? undefined : await createSetup(env)}
      turnOn={turnOnFactor}
      turnOff={turnOffFactor}
      signOut={signOut}
    />
  );
}
