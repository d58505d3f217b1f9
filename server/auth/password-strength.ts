import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** What a password needs that stands alone: NIST SP 800-63B-4, section 3.1.1.2. */
const SHORTEST_PASSWORD = 15;

// As many guesses would take strangers two hundred thousand years at the pace that sign-in-brake.ts leaves them.
const FEWEST_GUESSES = 1e12;
/** The words of this site, which its attackers would try first. */
const EXPECTED = ["teragus", "export desk", "quote requests", "submissions", "inbox", "admin"];
const LONGEST_CHECKED = 256;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Why a password is not good enough, in words that follow its name; undefined where it is. */
export function weaknessOf(password: string): string | undefined {
  const characters = [...password];
  if (characters.length < SHORTEST_PASSWORD)
    return `is too short: use at least ${SHORTEST_PASSWORD} characters, a few words for instance.`;
  const { guesses } = estimator.check(characters.slice(0, LONGEST_CHECKED).join(""), EXPECTED);
  if (guesses < FEWEST_GUESSES)
    return "is easy to guess: use something else than common passwords, repetitions, sequences and the names of this site.";
  return undefined;
}
