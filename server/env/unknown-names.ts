import { editDistance } from "#lib/validation/edit-distance.ts";
import { dotEnvNames } from "./dot-env.ts";
import { envSchema } from "./env.ts";

/** Read by Node, Next, PostgreSQL's client and the system. */
const FOREIGN =
  /^(NODE|NEXT|PG|LC|npm)|^(TZ|LANG|CI|HOME|TMPDIR|XDG_DATA_HOME|COMPOSE_.*)$|_proxy$/i;

/** A line for each name in `.env` that nothing reads. */
export function warnOfUnknownNames(): string[] {
  const known = Object.keys(envSchema.shape);
  return dotEnvNames
    .filter((name) => !known.includes(name) && !FOREIGN.test(name))
    .map((name) => {
      const near = known.find((other) => editDistance(name.toUpperCase(), other) <= 2);
      return `.env sets ${name}, which nothing reads.${near ? ` Did you mean ${near}?` : ""}`;
    });
}
