import { company } from "#content/company.ts";
import type { Env } from "#server/env/env.ts";
import { StartError } from "#server/env/start-error.ts";

/** The minimum length for a single factor: NIST SP 800-63B-4, section 3.1.1.2. */
const SHORTEST_PASSWORD = 15;

// At the sign-in rate limit, this many guesses take two hundred thousand years.
const FEWEST_GUESSES = 1e12;
/** Site-specific words that an attacker would try first. */
const EXPECTED = [
  company.name,
  ...company.name.split(" "),
  company.slug,
  company.domain,
  "export desk",
  "quote requests",
  "submissions",
  "inbox",
  "admin",
];
const LONGEST_CHECKED = 256;

/** Throws if `ADMIN_PASSWORD` is easy to guess. `npm run admin:hash` has already checked a hashed password. */
export async function rejectWeakPassword({
  ADMIN_PASSWORD,
  ADMIN_PASSWORD_HASH,
}: Pick<Env, "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH">): Promise<void> {
  if (!ADMIN_PASSWORD || ADMIN_PASSWORD_HASH) return;
  const weakness = await weaknessOf(ADMIN_PASSWORD);
  if (weakness) throw new StartError(`ADMIN_PASSWORD ${weakness}`);
}

/** Why a password is too weak, phrased to follow its variable's name; undefined if it is strong enough. */
export async function weaknessOf(password: string): Promise<string | undefined> {
  const characters = [...password];
  if (characters.length < SHORTEST_PASSWORD)
    return `is too short: use at least ${SHORTEST_PASSWORD} characters, a few words for instance.`;
  // The list of common passwords is large.
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { adjacencyGraphs, dictionary } = await import("@zxcvbn-ts/language-common");
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = estimator.check(characters.slice(0, LONGEST_CHECKED).join(""), EXPECTED);
  if (guesses < FEWEST_GUESSES)
    return "is easy to guess: use something else than common passwords, repetitions, sequences and the names of this site.";
  return undefined;
}
