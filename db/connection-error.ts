import { StartError } from "#lib/server/start-error.ts";

// What a person can do about each: Node's network errors and PostgreSQL's own codes, its manual's appendix A.
const ADVICE: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it cut the connection",
  ENOTFOUND: "its host name is unknown",
  EAI_AGAIN: "its host name could not be looked up",
  EHOSTUNREACH: "its host cannot be reached",
  ENETUNREACH: "its network cannot be reached",
  ETIMEDOUT: "it did not answer in time",
  "28000": "it refuses this user",
  "28P01": "it refuses this user's password",
  "3D000": "it has no database of this name",
  "42501": "this user lacks a privilege",
  "53300": "it has no connection left",
  "55P03": "another transaction holds a table that the migration changes",
  "57P03": "it is starting up or shutting down",
};

/**
 * One sentence, without a password, for the person who starts a command where `error` says
 * that the database at `url` cannot be used; undefined for every other error. The original is its `cause`.
 */
export function describeConnectionError(error: unknown, url: string): StartError | undefined {
  // Node tries every address of a name and fails with all their errors together.
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(cause instanceof Error)) return undefined;
  const { code = "" } = cause as { code?: string };
  const advice = ADVICE[code] ?? adviceOf(cause.message);
  if (!advice) return undefined;
  const { hostname, port, pathname } = new URL(url);
  const address = `${hostname}:${port || 5432}${pathname}`;
  return new StartError(
    `The database at ${address} cannot be used: ${advice}${code && ` (${code})`}.`,
    {
      cause: error,
    },
  );
}

/** pg's own errors have no code. */
function adviceOf(message: string): string | undefined {
  if (/timeout/i.test(message)) return ADVICE["ETIMEDOUT"];
  return message.includes("terminated unexpectedly") ? ADVICE["ECONNRESET"] : undefined;
}
