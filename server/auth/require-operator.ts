import "server-only";
import { adminSessionStore, type Confirmation } from "#db/admin-sessions.ts";
import { getDatabase } from "#server/database.ts";
import { VISITOR_LIMIT_MS, withDeadline } from "#db/deadline.ts";
import * as session from "./admin-session.ts";

const store = () => adminSessionStore(getDatabase());

/**
 * The session of this request, where it comes from a signed-in member of the export desk. Every page, action and route asks where it
 * reads data; with `isUse: false` where nobody did anything, so that the session may end for want of use.
 */
export const verifySession = ({ isUse = true } = {}) =>
  withDeadline(VISITOR_LIMIT_MS, () => session.verifySession(store(), isUse));

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
