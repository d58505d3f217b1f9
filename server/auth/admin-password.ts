import "server-only";
import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import type { Env } from "#server/env/env.ts";
import { authConfiguration } from "./auth-configuration.ts";
import { log } from "#server/observability/log.ts";

/** A longer text is no password of ours; refusing it before hashing keeps a megabyte from costing a second. */
const LONGEST_PASSWORD = 1_000;

type AdminConfiguration = Pick<
  Env,
  "ADMIN_PASSWORD" | "ADMIN_PASSWORD_HASH" | "SESSION_SECRET" | "AUTH_URL" | "AUTH_PUBLISHABLE_KEY"
>;

const hashes = new Map<string, Promise<string>>();

/**
 * Whether `typed` is the export desk's password. Takes the time of one argon2 verification whether or not a password
 * is configured, so that the answer's delay says nothing. Never throws over what was typed.
 */
export async function isAdminPassword(env: AdminConfiguration, typed: string): Promise<boolean> {
  if (typed.length > LONGEST_PASSWORD) return false;
  const expected = await expectedHash(env);
  const matches = await verify(expected ?? (await decoyHash()), typed).catch((error: unknown) => {
    log.error({ reason: String(error) }, "ADMIN_PASSWORD_HASH is not an argon2 hash");
    return false;
  });
  return matches && expected !== undefined;
}

/** Whether the inbox can be opened with a password. */
export function hasAdminPassword(env: AdminConfiguration): boolean {
  return Boolean(env.ADMIN_PASSWORD_HASH || env.ADMIN_PASSWORD);
}

/** The names of the variables without which nobody can sign in; empty where all is set. */
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

/** Hashing at each attempt would double its cost; a hash of this process's memory is as good as one from a file. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password);
  hashes.set(password, known);
  return known;
}
