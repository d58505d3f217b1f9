import type { ReactNode } from "react";
import { InboxGate } from "./inbox-gate.tsx";
import type { AdminSession } from "#db/session-queries.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import { findSecondFactor } from "#db/factor-mutations.ts";
import { getDatabase } from "#server/database.ts";
import { errorFields, log } from "#server/observability/log.ts";

type SessionGateProps = {
  /** This request's session. Without one, `children` must not contain inbox data. */
  session: AdminSession | undefined;
  children: ReactNode;
};

export async function SessionGate({ session, children }: SessionGateProps) {
  return (
    <InboxGate unlocked={session !== undefined} asksForCode={await mayAskForCode()}>
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
    log.error(errorFields(error), "the second factor could not be looked up");
    return true;
  }
}
