import "server-only";
import { adminSessionStore, type Confirmation, type AdminSession } from "#db/admin-sessions.ts";
import { getDatabase } from "#server/database.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import type { Operator } from "#lib/quote-requests/operator.ts";
import { OPERATOR_MISSING } from "#lib/quote-requests/operator-missing.ts";
import { HttpError } from "#lib/http/http-error.ts";
import * as session from "./admin-session.ts";

const store = () => adminSessionStore(getDatabase());

/** Call wherever data is read. `isUse: false` for automatic requests, so that an idle session may still expire. */
export const verifySession = ({ isUse = true } = {}) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.verifySession(store(), isUse));

/** Like `verifySession`, but throws a 401 if there is no session. */
export async function requireSession(options?: { isUse: boolean }): Promise<AdminSession> {
  const found = await verifySession(options);
  if (!found) throw new HttpError(401, "Sign in first.");
  return found;
}

/** The operator named in the history; throws a 401 without a session and a 428 without a name. */
export async function requireOperator(): Promise<Operator> {
  const { operator } = await requireSession();
  if (!operator) throw new HttpError(OPERATOR_MISSING, "Say first who you are.");
  return operator;
}

export const openSession = (confirmation?: Confirmation) =>
  session.openSession(store(), confirmation);

export const findVerifiedSession = () =>
  withDeadline(VISITOR_LIMIT_MS, () => session.findVerifiedSession(store()));

export const confirmSession = (confirmation: Confirmation) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.confirmSession(store(), confirmation));

export const closeSession = () => session.closeSession(store());

/** Returns false if the auth service has already set the name. */
export const nameSession = (id: string, name: string) => store().name(id, name);
