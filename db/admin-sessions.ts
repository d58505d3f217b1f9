import { and, eq, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Operator } from "#lib/quote-requests/operator.ts";
import type { Database } from "./client.ts";
import { adminSessions } from "./schema.ts";

/** An open inbox session. `operator` is undefined until one is chosen in a session opened with the password. */
export type AdminSession = { id: string; operator: Operator | undefined };

/** What the auth service confirmed about a user: `seconds` is how long to trust it before asking again. */
export type Confirmation = { name: string; authSessionId: string; seconds: number };

/** Each session is stored under the hash of its cookie's token. */
export type SessionStore = {
  /** With a confirmation, the session belongs to that user and ends when the confirmation does. */
  insert: (session: {
    tokenHash: string;
    passwordFingerprint: string;
    lifetimeSeconds: number;
    confirmation: Confirmation | undefined;
  }) => Promise<void>;
  /** Returns the session if it is open and was used within `idleSeconds`, and records this use. */
  use: (tokenHash: string, idleSeconds: number) => Promise<AdminSession | undefined>;
  /** Like `use`, but records nothing. */
  find: (tokenHash: string, idleSeconds: number) => Promise<AdminSession | undefined>;
  /** Sets the operator's name. Returns false if the auth service confirmed another one, or the session is gone. */
  name: (id: string, name: string) => Promise<boolean>;
  /** The auth service's session id, even if its confirmation has expired; undefined if there is none. */
  findVerified: (tokenHash: string, idleSeconds: number) => Promise<string | undefined>;
  /** Extends a session that `findVerified` finds under the same auth session; returns whether it exists. */
  confirm: (tokenHash: string, idleSeconds: number, confirmation: Confirmation) => Promise<boolean>;
  /** Returns whether there was one. */
  delete: (tokenHash: string) => Promise<boolean>;
};

/** Uses are recorded once a minute, so that reading a list does not write a row for each page. */
const NOTED_EVERY = sql`interval '1 minute'`;

/** The open inbox sessions. Expiry is decided by the database's clock. */
export function adminSessionStore(database: Database): SessionStore {
  return {
    async insert({ lifetimeSeconds, confirmation, ...session }) {
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
        .set({ operator: name })
        .where(and(eq(adminSessions.id, id), eq(adminSessions.isOperatorVerified, false)))
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
      const { rowCount } = await database
        .delete(adminSessions)
        .where(eq(adminSessions.tokenHash, tokenHash));
      return rowCount === 1;
    },
  };
}

function confirmed({ name, authSessionId, seconds }: Confirmation) {
  const confirmedUntil = sql`now() + make_interval(secs => ${seconds})`;
  return { operator: name, isOperatorVerified: true, authSessionId, confirmedUntil };
}

export type OpenSession = Awaited<ReturnType<typeof listAdminSessions>>[number];

/** Open sessions, oldest first. Sessions opened under another password fingerprint count as ended. */
export function listAdminSessions(
  database: Database,
  idleSeconds: number,
  passwordFingerprint?: string,
) {
  return database
    .select({
      id: adminSessions.id,
      operator: adminSessions.operator,
      isOperatorVerified: adminSessions.isOperatorVerified,
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
        isOpen(idleSeconds),
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

/** Ends all sessions that the password opened, except the one with this id. */
export async function endOtherPasswordSessions(database: Database, id: string): Promise<void> {
  await database
    .delete(adminSessions)
    .where(and(ne(adminSessions.id, id), eq(adminSessions.isOperatorVerified, false)));
}

async function find(database: Database, tokenHash: string, idleSeconds: number) {
  const [open] = await database
    .select({
      id: adminSessions.id,
      name: adminSessions.operator,
      isVerified: adminSessions.isOperatorVerified,
      isNoted: sql<boolean>`${adminSessions.lastSeenAt} > now() - ${NOTED_EVERY}`,
    })
    .from(adminSessions)
    .where(and(eq(adminSessions.tokenHash, tokenHash), isOpen(idleSeconds)));
  if (!open) return undefined;
  const { id, name, isVerified, isNoted } = open;
  const session: AdminSession = { id, operator: name === null ? undefined : { name, isVerified } };
  return { session, isNoted };
}

function isOpen(idleSeconds: number): SQL {
  return sql`${isInUse(idleSeconds)} AND coalesce(${adminSessions.confirmedUntil} > now(), true)`;
}

/** Within its lifetime and idle limit, even if the auth service's confirmation has expired. */
function isInUse(idleSeconds: number): SQL {
  return sql`${adminSessions.expiresAt} > now() AND ${adminSessions.lastSeenAt} > now() - make_interval(secs => ${idleSeconds})`;
}
