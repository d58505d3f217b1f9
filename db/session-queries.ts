import { and, eq, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/create-database.ts";
import { adminSessions } from "#db/schema.ts";

/** A working day with some margin; use does not extend it. */
export const LIFETIME_SECONDS = 12 * 60 * 60;
/** Idle limit. Polling does not count as use, except in the minute in which an open request's mails are sent. */
const IDLE_LIMIT = sql`interval '2 hours'`;
/** Uses are recorded once a minute, so that reading a list does not write a row for each page. */
const RECORD_INTERVAL = sql`interval '1 minute'`;

/** An open admin session; `operator` is null until the operator has entered a name. */
export type AdminSession = { id: string; operator: string | null };

/** Stores a session under the hash of its cookie's token. Expiry is decided by the database's clock. */
export async function insertAdminSession(
  database: Database,
  session: { tokenHash: string; passwordFingerprint: string },
): Promise<void> {
  await database.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
  const expiresAt = sql`now() + make_interval(secs => ${LIFETIME_SECONDS})`;
  await database.insert(adminSessions).values({ ...session, expiresAt });
}

/** The session if it is open; records this use of it unless `isUse` is false. */
export async function findAdminSession(
  database: Database,
  tokenHash: string,
  { isUse }: { isUse: boolean },
): Promise<AdminSession | undefined> {
  const isThis = eq(adminSessions.tokenHash, tokenHash);
  const [open] = await database
    .select({
      id: adminSessions.id,
      operator: adminSessions.operator,
      isRecorded: sql<boolean>`${adminSessions.lastSeenAt} > now() - ${RECORD_INTERVAL}`,
    })
    .from(adminSessions)
    .where(and(isThis, isOpen()));
  if (!open) return undefined;
  const { isRecorded, ...session } = open;
  if (isUse && !isRecorded)
    await database
      .update(adminSessions)
      .set({ lastSeenAt: sql`now()` })
      .where(isThis);
  return session;
}

/** Sets the operator's name. */
export async function nameAdminSession(
  database: Database,
  id: string,
  operator: string,
): Promise<void> {
  await database.update(adminSessions).set({ operator }).where(eq(adminSessions.id, id));
}

/** Ends a session; returns whether there was one. */
export async function deleteAdminSession(database: Database, tokenHash: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(adminSessions)
    .where(eq(adminSessions.tokenHash, tokenHash));
  return rowCount === 1;
}

export type OpenSession = Awaited<ReturnType<typeof listAdminSessions>>[number];

/** Open sessions, oldest first. Sessions opened under another password fingerprint count as ended. */
export function listAdminSessions(database: Database, passwordFingerprint?: string) {
  return database
    .select({
      id: adminSessions.id,
      operator: adminSessions.operator,
      createdAt: adminSessions.createdAt,
      lastSeenAt: adminSessions.lastSeenAt,
      expiresAt: adminSessions.expiresAt,
    })
    .from(adminSessions)
    .where(
      and(
        passwordFingerprint === undefined
          ? undefined
          : eq(adminSessions.passwordFingerprint, passwordFingerprint),
        isOpen(),
      ),
    )
    .orderBy(adminSessions.createdAt);
}

/** Ends the sessions with these ids immediately; returns how many there were. */
export async function endAdminSessions(
  database: Database,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const ended = await database
    .delete(adminSessions)
    .where(inArray(adminSessions.id, [...ids]))
    .returning({ id: adminSessions.id });
  return ended.length;
}

/** Ends all sessions except the one with this id. */
export async function endOtherAdminSessions(database: Database, id: string): Promise<void> {
  await database.delete(adminSessions).where(ne(adminSessions.id, id));
}

function isOpen(): SQL {
  return sql`${adminSessions.expiresAt} > now() AND ${adminSessions.lastSeenAt} > now() - ${IDLE_LIMIT}`;
}
