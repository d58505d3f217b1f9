import { createHmac, hash as digest, timingSafeEqual } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { company } from "#content/company.ts";
import { StartError, type Env } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { createQueue } from "#server/limits/work-queue.ts";

/** Rejects longer input before hashing, because hashing a megabyte takes a second. */
const MAX_PASSWORD = 1_000;

type AdminConfiguration = Pick<Env, "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH" | "SESSION_SECRET">;

const hashes = new Map<string, Promise<string>>();
// A check takes one core for 30 ms and 19 MB of memory.
const checks = createQueue<boolean>(1, 16);

/** Checks the admin password when its turn comes; undefined if too many checks are waiting on this instance. */
export function checkPassword(
  env: AdminConfiguration,
  typed: string,
): Promise<boolean | undefined> {
  return checks(() => isAdminPassword(env, typed));
}

/** False for every password where none is configured. Never throws. */
async function isAdminPassword(env: AdminConfiguration, typed: string): Promise<boolean> {
  const expected = await expectedHash(env);
  if (expected === undefined || typed.length > MAX_PASSWORD) return false;
  return verify(expected, typed).catch((error: unknown) => {
    log.error({ reason: String(error) }, "ADMIN_PASSWORD_HASH is not an argon2 hash");
    return false;
  });
}

/** The unset variables that a sign-in requires; empty if all are set. */
export function missingAdminConfiguration(env: AdminConfiguration): string[] {
  const missing: string[] = [];
  if (!env.ADMIN_PASSWORD_HASH && !env.ADMIN_PASSWORD)
    missing.push("ADMIN_PASSWORD_HASH or ADMIN_PASSWORD");
  if (!env.SESSION_SECRET) missing.push("SESSION_SECRET");
  return missing;
}

/** Hashes ADMIN_PASSWORD once: at each attempt it would double the cost of a check. */
async function expectedHash({
  ADMIN_PASSWORD_HASH,
  ADMIN_PASSWORD,
}: AdminConfiguration): Promise<string | undefined> {
  if (ADMIN_PASSWORD_HASH || !ADMIN_PASSWORD) return ADMIN_PASSWORD_HASH;
  const known = hashes.get(ADMIN_PASSWORD) ?? hash(ADMIN_PASSWORD);
  hashes.set(ADMIN_PASSWORD, known);
  return known;
}

/** A keyed digest of the configured password, which invalidates sessions opened under an older one. */
export function passwordFingerprint(env: AdminConfiguration): string {
  return createHmac("sha256", env.SESSION_SECRET ?? "")
    .update(env.ADMIN_PASSWORD_HASH ?? env.ADMIN_PASSWORD ?? "")
    .digest("base64url");
}

/** Compares two secrets in constant time, without revealing their lengths. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest("sha256", given, "buffer"), digest("sha256", expected, "buffer"));
}

/** The minimum length for a single factor: NIST SP 800-63B-4, section 3.1.1.2. */
const MIN_PASSWORD = 15;

// At the sign-in rate limit, this many guesses take two hundred thousand years.
const MIN_GUESSES = 1e12;
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
const MAX_CHECKED = 256;

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
  if (characters.length < MIN_PASSWORD)
    return `is too short: use at least ${MIN_PASSWORD} characters, a few words for instance.`;
  // The list of common passwords is large.
  const { ZxcvbnFactory } = await import("@zxcvbn-ts/core");
  const { adjacencyGraphs, dictionary } = await import("@zxcvbn-ts/language-common");
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { guesses } = estimator.check(characters.slice(0, MAX_CHECKED).join(""), EXPECTED);
  if (guesses < MIN_GUESSES)
    return "is easy to guess: use something else than common passwords, repetitions, sequences and the names of this site.";
  return undefined;
}
