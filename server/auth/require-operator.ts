import "server-only";
import { adminSessionStore, type Confirmation, type AdminSession } from "#db/admin-sessions.ts";
import { getDatabase } from "#server/database.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import type { Operator } from "#lib/quote-requests/operator.ts";
import { OPERATOR_MISSING } from "#lib/quote-requests/operator-missing.ts";
import { HttpError } from "#lib/http/http-error.ts";
import * as session from "./admin-session.ts";

const store = () => adminSessionStore(getDatabase());

/**
 * The session of this request, where it comes from a signed-in member of the export desk. Every page, action and route asks where it
 * reads data; with `isUse: false` where nobody did anything, so that the session may end for want of use.
 */
export const verifySession = ({ isUse = true } = {}) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.verifySession(store(), isUse));

/**
 * The session of this request; throws a 401 where there is none. `isUse: false` for requests that a browser makes by
 * itself, so that the session may still expire when it is idle.
 */
export async function requireSession(options?: { isUse: boolean }): Promise<AdminSession> {
  const found = await verifySession(options);
  if (!found) throw new HttpError(401, "Sign in first.");
  return found;
}

/** The operator of this request, whom the history names; throws a 401 without a session and a 428 without a name. */
export async function requireOperator(): Promise<Operator> {
  const { operator } = await requireSession();
  if (!operator) throw new HttpError(OPERATOR_MISSING, "Say first who you are.");
  return operator;
}

/** Opens a session and sets its cookie; call it only after the password was right, or the auth service said who it is. */
export const openSession = (confirmation?: Confirmation) =>
  session.openSession(store(), confirmation);

/** The auth service's session of this request's session, where that service vouches for it; see `server/auth/admin-session.ts`. */
export const findVerifiedSession = () =>
  withDeadline(VISITOR_LIMIT_MS, () => session.findVerifiedSession(store()));

/** Lets this request's session hold on; call it only after the auth service said anew who it is. */
export const confirmSession = (confirmation: Confirmation) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.confirmSession(store(), confirmation));

/** Ends the session for good: a copy of the cookie is worth nothing afterwards. */
export const closeSession = () => session.closeSession(store());

/** Says who works in a session; false where the auth service has said it. */
export const nameSession = (id: string, name: string) => store().name(id, name);
