/**
 * Lists and ends inbox sessions, and lets in an owner who is locked out:
 * npm run admin:sessions
 * npm run admin:sessions -- end 3f9c1e07    by id or a unique prefix
 * npm run admin:sessions -- end all
 * npm run admin:sessions -- link            prints a link for a browser whose attempts are limited
 * npm run admin:sessions -- factor off      turns the second factor off
 */
import "#server/env/dot-env.ts";
import { company } from "#content/company.ts";
import { IDLE_SECONDS } from "#server/auth/session-limits.ts";
import { passwordFingerprint } from "#server/auth/password-fingerprint.ts";
import { createSignInLink } from "#server/auth/sign-in-link.ts";
import { getEnv, type Env } from "#server/env/env.ts";
import { reportStartError } from "#server/observability/report-start-error.ts";
import { StartError } from "#server/env/start-error.ts";
import { endAdminSessions, listAdminSessions, type OpenSession } from "#db/admin-sessions.ts";
import { createDatabase, type Database } from "#db/client.ts";
import { deleteSecondFactor } from "#db/stored-factor.ts";

const SHOWN = 8;

const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: company.timeZone,
});

await manage(process.argv.slice(2)).catch(reportStartError);

async function manage(words: readonly string[]): Promise<void> {
  const env = getEnv();
  const [command, which] = words;
  if (words.length === 0)
    return withDatabase(env, async (database) => print(await list(database, env)));
  if (command === "end" && which !== undefined && words.length === 2)
    return withDatabase(env, (database) => end(database, env, which));
  if (words.join(" ") === "link") return printLink(env);
  if (words.join(" ") === "factor off") return withDatabase(env, turnFactorOff);
  throw new StartError(
    "usage: npm run admin:sessions [-- end ID | -- end all | -- link | -- factor off]",
  );
}

async function withDatabase(env: Env, work: (database: Database) => Promise<void>): Promise<void> {
  const database = createDatabase(env.DATABASE_URL, 1);
  try {
    await work(database);
  } finally {
    await database.$client.end();
  }
}

function list(database: Database, env: Env): Promise<OpenSession[]> {
  // Without a configured secret, each start generates its own.
  const fingerprint = env.SESSION_SECRET ? passwordFingerprint(env) : undefined;
  return listAdminSessions(database, IDLE_SECONDS, fingerprint);
}

async function end(database: Database, env: Env, which: string): Promise<void> {
  const ended = await endAdminSessions(database, chosen(await list(database, env), which));
  process.stdout.write(`Ended ${ended === 1 ? "1 session" : `${ended} sessions`}.\n`);
}

async function turnFactorOff(database: Database): Promise<void> {
  const wasOn = await deleteSecondFactor(database);
  process.stdout.write(`The second factor ${wasOn ? "is off now" : "was not on"}.\n`);
}

async function printLink(env: Env): Promise<void> {
  if (!env.SESSION_SECRET) throw new StartError("A link needs the site's SESSION_SECRET.");
  process.stdout.write(`${await createSignInLink(env)}\nIt works once, within an hour.\n`);
}

function chosen(open: readonly OpenSession[], which: string): string[] {
  const found = open.map(({ id }) => id).filter((id) => which === "all" || id.startsWith(which));
  if (which === "all" || found.length === 1) return found;
  throw new StartError(
    found.length === 0
      ? "No open session has this id."
      : `${found.length} sessions begin so; give more of the id.`,
  );
}

function print(open: readonly OpenSession[]): void {
  if (open.length === 0) return void process.stdout.write("Nobody is signed in.\n");
  const rows = open.map(({ id, operator, isOperatorVerified, ...times }) => [
    id.slice(0, SHOWN),
    operator ?? "(has not said)",
    isOperatorVerified ? "verified" : "not verified",
    time.format(times.createdAt),
    time.format(times.lastSeenAt),
    time.format(times.expiresAt),
  ]);
  const head = ["id", "person", "", "signed in", "last used", "ends"];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows])
    process.stdout.write(
      `${row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()}\n`,
    );
}
