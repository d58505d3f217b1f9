import { and, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Confirmation, DeskSession, SessionStore } from "#lib/server/auth/session.ts";
import { IDLE_SECONDS } from "#lib/server/auth/session-limits.ts";
import type { Database } from "./client.ts";
import { adminSessions } from "./schema.ts";

/** A use is noted once a minute, so that reading a list does not write a row for each page. */
const NOTED_EVERY = sql`interval '1 minute'`;

/** The open admin sessions. Whether one is still open is said by the database's clock. */
export function adminSessionStore(database: Database): SessionStore {
  return {
    async insert({ lifetimeSeconds, confirmation, ...session }) {
      // Those that have ended are cleared away on the way.
      await database.delete(adminSessions).where(lt(adminSessions.expiresAt, sql`now()`));
      const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
      await database
        .insert(adminSessions)
        .values({ ...session, expiresAt, ...(confirmation && confirmed(confirmation)) });
    },
    async use(tokenHash, idleSeconds) {
      const open = await find(database, tokenHash, idleSeconds);
      if (open?.isNoted === false)
        await database
          .update(adminSessions)
          .set({ lastSeenAt: sql`now()` })
          .where(eq(adminSessions.tokenHash, tokenHash));
      return open?.session;
    },
    async find(tokenHash, idleSeconds) {
      return (await find(database, tokenHash, idleSeconds))?.session;
    },
    async name(id, name) {
      const named = await database
        .update(adminSessions)
        .set({ person: name })
        .where(and(eq(adminSessions.id, id), eq(adminSessions.isPersonVerified, false)))
        .returning({ id: adminSessions.id });
      return named.length > 0;
    },
    async findVerified(tokenHash, idleSeconds) {
      const [open] = await database
        .select({ authSessionId: adminSessions.authSessionId })
        .from(adminSessions)
        .where(and(eq(adminSessions.tokenHash, tokenHash), isInUse(idleSeconds)));
      return open?.authSessionId ?? undefined;
    },
    async confirm(tokenHash, idleSeconds, confirmation) {
      const confirmable = and(
        eq(adminSessions.tokenHash, tokenHash),
        eq(adminSessions.authSessionId, confirmation.authSessionId),
        isInUse(idleSeconds),
      );
      const { rowCount } = await database
        .update(adminSessions)
        .set(confirmed(confirmation))
        .where(confirmable);
      return rowCount === 1;
    },
    async delete(tokenHash) {
      await database.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
    },
  };
}

/** The columns of a session that the auth service vouches for. */
function confirmed({ name, authSessionId, seconds }: Confirmation) {
  const confirmedUntil = sql`now() + make_interval(secs => ${seconds})`;
  return { person: name, isPersonVerified: true, authSessionId, confirmedUntil };
}

/** An open session as its owner's commands show it. */
export type OpenSession = Awaited<ReturnType<typeof listAdminSessions>>[number];

/** The sessions that have not ended, oldest first; those opened under another password than this fingerprint's have. */
export function listAdminSessions(database: Database, passwordFingerprint?: string) {
  return database
    .select({
      id: adminSessions.id,
      person: adminSessions.person,
      isPersonVerified: adminSessions.isPersonVerified,
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
        isOpen(IDLE_SECONDS),
      ),
    )
    .orderBy(adminSessions.createdAt);
}

/** Ends the sessions with these ids, at once; returns how many there were. */
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

async function find(database: Database, tokenHash: string, idleSeconds: number) {
  const [open] = await database
    .select({
      id: adminSessions.id,
      name: adminSessions.person,
      isVerified: adminSessions.isPersonVerified,
      isNoted: sql<boolean>`${adminSessions.lastSeenAt} > now() - ${NOTED_EVERY}`,
    })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), isOpen(idleSeconds)));
  if (!open) return undefined;
  const { id, name, isVerified, isNoted } = open;
  const session: DeskSession = { id, person: name === null ? undefined : { name, isVerified } };
  return { session, isNoted };
}

function isOpen(idleSeconds: number): SQL {
  return sql`${isInUse(idleSeconds)} AND coalesce(${adminSessions.confirmedUntil} > now(), true)`;
}

/** Within its lifetime and not forgotten, whatever the auth service says of its person. */
function isInUse(idleSeconds: number): SQL {
  return sql`${adminSessions.expiresAt} > now() AND ${adminSessions.lastSeenAt} > now() - make_interval(secs => ${idleSeconds})`;
}
