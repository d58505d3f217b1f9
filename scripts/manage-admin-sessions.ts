/**
 * Lists and ends inbox sessions:
 * npm run admin:sessions
 * npm run admin:sessions -- end 3f9c1e07    by id or a unique prefix
 * npm run admin:sessions -- end all
 * npm run admin:sessions -- link            prints a link for a browser whose attempts are limited
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
import { createDatabase } from "#db/client.ts";

const SHOWN = 8;

const time = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: company.timeZone,
});

await manage(process.argv.slice(2)).catch(reportStartError);

async function manage([command, which, ...more]: string[]): Promise<void> {
  const isUsage = command === "end" ? which !== undefined : which === undefined && isPlain(command);
  if (!isUsage || more.length > 0)
    throw new StartError("usage: npm run admin:sessions [-- end ID | -- end all | -- link]");
  const env = getEnv();
  if (command === "link") return printLink(env);
  const database = createDatabase(env.DATABASE_URL, 1);
  try {
    // Without a configured secret, each start generates its own.
    const fingerprint = env.SESSION_SECRET ? passwordFingerprint(env) : undefined;
    const open = await listAdminSessions(database, IDLE_SECONDS, fingerprint);
    if (which === undefined) return print(open);
    const ended = await endAdminSessions(database, chosen(open, which));
    process.stdout.write(`Ended ${ended === 1 ? "1 session" : `${ended} sessions`}.\n`);
  } finally {
    await database.$client.end();
  }
}

function isPlain(command: string | undefined): boolean {
  return command === undefined || command === "link";
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
