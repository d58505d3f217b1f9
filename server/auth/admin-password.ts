import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Env } from "#server/env/env.ts";
import { authConfiguration } from "./auth-configuration.ts";
import { log } from "#server/observability/log.ts";

/** Rejects longer input before hashing, because hashing a megabyte takes a second. */
const LONGEST_PASSWORD = 1_000;

type AdminConfiguration = Pick<
  Env,
  "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH" | "SESSION_SECRET" | "AUTH_URL" | "AUTH_PUBLISHABLE_KEY"
>;

const hashes = new Map<string, Promise<string>>();

/** Checks the admin password in constant time, whether or not one is configured. Never throws. */
export async function isAdminPassword(env: AdminConfiguration, typed: string): Promise<boolean> {
  if (typed.length > LONGEST_PASSWORD) return false;
  const expected = await expectedHash(env);
  const matches = await verify(expected ?? (await decoyHash()), typed).catch((error: unknown) => {
    log.error({ reason: String(error) }, "ADMIN_PASSWORD_HASH is not an argon2 hash");
    return false;
  });
  return matches && expected !== undefined;
}

export function hasAdminPassword(env: AdminConfiguration): boolean {
  return Boolean(env.ADMIN_PASSWORD_HASH || env.ADMIN_PASSWORD);
}

/** The unset variables that a sign-in requires; empty if all are set. */
export function missingAdminConfiguration(env: AdminConfiguration): string[] {
  const missing: string[] = [];
  if (!hasAdminPassword(env) && !authConfiguration(env))
    missing.push("ADMIN_PASSWORD_HASH or ADMIN_PASSWORD");
  if (!env.SESSION_SECRET) missing.push("SESSION_SECRET");
  return missing;
}

async function expectedHash(env: AdminConfiguration): Promise<string | undefined> {
  if (env.ADMIN_PASSWORD_HASH) return env.ADMIN_PASSWORD_HASH;
  return env.ADMIN_PASSWORD ? hashOnce(env.ADMIN_PASSWORD) : undefined;
}

const decoy = randomBytes(24).toString("base64url");
const decoyHash = () => hashOnce(decoy);

/** Caches the hash in memory: hashing at each attempt would double the cost of a check. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password);
  hashes.set(password, known);
  return known;
}
