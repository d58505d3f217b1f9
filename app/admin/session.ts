import "server-only";
import { adminSessionStore } from "#db/admin-sessions.ts";
import { getDatabase } from "#db/client.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#lib/server/deadline.ts";
import * as session from "#lib/server/auth/session.ts";

const store = () => adminSessionStore(getDatabase());

/**
 * The session of this request, where it comes from a signed-in member of the export desk. Every page, action and route asks where it
 * reads data; with `isUse: false` where nobody did anything, so that the session may end for want of use.
 */
export const verifySession = ({ isUse = true } = {}) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.verifySession(store(), isUse));

/** Opens a session and sets its cookie; call it only after the password was right, or the auth service said who it is. */
export const openSession = (confirmation?: session.Confirmation) =>
  session.openSession(store(), confirmation);

/** The auth service's session of this request's session, where that service vouches for it; see `lib/server/auth/session.ts`. */
export const findVerifiedSession = () =>
  withDeadline(VISITOR_LIMIT_MS, () => session.findVerifiedSession(store()));

/** Lets this request's session hold on; call it only after the auth service said anew who it is. */
export const confirmSession = (confirmation: session.Confirmation) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.confirmSession(store(), confirmation));

/** Ends the session for good: a copy of the cookie is worth nothing afterwards. */
export const closeSession = () => session.closeSession(store());

/** Says who works in a session; false where the auth service has said it. */
export const nameSession = (id: string, name: string) => store().name(id, name);
