/**
 * Lists and ends admin sessions, and turns the second factor off for an owner who is locked out:
 * npm run admin:sessions
 * npm run admin:sessions -- end 3f9c1e07    by id or a unique prefix, or `all`
 * npm run admin:sessions -- factor off      turns the second factor off
 */
import "#server/env/dot-env.ts";
import { company } from "#content/company.ts";
import { passwordFingerprint } from "#server/auth/password-policy.ts";
import { getEnv, type Env, StartError } from "#server/env/env.ts";
import { printStartError } from "#server/observability/start-output.ts";
import { endAdminSessions, listAdminSessions, type OpenSession } from "#db/session-queries.ts";
import { createDatabase, type Database } from "#db/create-database.ts";
import { deleteSecondFactor } from "#db/factor-mutations.ts";

const { format: time } = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: company.timeZone,
});

await manage(process.argv.slice(2)).catch(printStartError);

async function manage(parameters: string[]): Promise<void> {
  const env = getEnv();
  const database = createDatabase(env.DATABASE_URL, 1);
  try {
    process.stdout.write(`${await runCommand(database, env, parameters)}\n`);
  } finally {
    await database.$client.end();
  }
}

async function runCommand(database: Database, env: Env, args: string[]): Promise<string> {
  const [command, which] = args;
  if (args.join(" ") === "factor off")
    return `The second factor ${(await deleteSecondFactor(database)) ? "is off now" : "was not on"}.`;
  // Without a configured secret, each start generates its own.
  const fingerprint = env.SESSION_SECRET ? passwordFingerprint(env) : undefined;
  const open = await listAdminSessions(database, fingerprint);
  if (args.length === 0) return table(open);
  if (command !== "end" || which === undefined || args.length > 2)
    throw new StartError("usage: npm run admin:sessions [-- end ID | -- end all | -- factor off]");
  const ended = await endAdminSessions(database, chosen(open, which));
  return `Ended ${ended === 1 ? "1 session" : `${ended} sessions`}.`;
}

function chosen(open: readonly OpenSession[], which: string): string[] {
  const found = open.map(({ id }) => id).filter((id) => which === "all" || id.startsWith(which));
  if (which === "all" || found.length === 1) return found;
  throw new StartError(`${found.length || "No"} sessions begin so; give the id of one.`);
}

function table(open: readonly OpenSession[]): string {
  if (open.length === 0) return "Nobody is signed in.";
  const rows = open.map(({ id, operator, createdAt, lastSeenAt, expiresAt }) => [
    id,
    operator ?? "(has not said)",
    ...[createdAt, lastSeenAt, expiresAt].map((at) => time(at)),
  ]);
  return [["id", "operator", "signed in", "last used", "ends"], ...rows]
    .map(([id = "", operator = "", ...times]) =>
      [id.slice(0, 8).padEnd(8), operator.padEnd(20), ...times.map((at) => at.padEnd(22))]
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
