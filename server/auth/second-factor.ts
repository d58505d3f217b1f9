import "server-only";
import { createHash } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { company } from "#content/company.ts";
import type { Database } from "#db/client.ts";
import { spendRecoveryCode, spendTimeStep, type StoredFactor } from "#db/stored-factor.ts";
import type { FactorSetup } from "#lib/auth/factor-setup.ts";
import type { Env } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";
import { deriveKey } from "./derive-key.ts";

type Configuration = Pick<Env, "SESSION_SECRET">;

const STEP_SECONDS = 30;
/** RFC 6238 with what every authenticator app knows. */
const TOTP_OPTIONS = { algorithm: "SHA1", digits: 6, period: STEP_SECONDS } as const;
const RECOVERY_CODES = 10;
/** 120 bits: enough for a plain hash (ASVS 6.5.2), and 24 letters of base32. */
const RECOVERY_BYTES = 15;
const SETUP_TIME = "30 minutes";

/** A new secret to set up; nothing is stored until a code has shown that an app has it. */
export async function createSetup(env: Configuration): Promise<FactorSetup> {
  return describeSetup(env, new Secret({ size: 20 }).base32);
}

/** The setup that a form brought back, with its secret; undefined if it is too old or not ours. */
export async function readSetup(
  env: Configuration,
  sealed: string,
): Promise<{ setup: FactorSetup; secret: string } | undefined> {
  const secret = await unseal(env, "second factor's setup", sealed);
  return secret === undefined ? undefined : { setup: await describeSetup(env, secret), secret };
}

async function describeSetup(env: Configuration, secret: string): Promise<FactorSetup> {
  const uri = new TOTP({
    ...TOTP_OPTIONS,
    issuer: company.name,
    label: "Inbox",
    secret,
  }).toString();
  const { size, data } = encode(uri, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return {
    sealed: await seal(env, "second factor's setup", secret, SETUP_TIME),
    secret: secret.replaceAll(/.{4}(?=.)/g, "$& "),
    uri,
    picture: { size, path: dark.join("") },
  };
}

/** The time step whose code this is, with one step of tolerance; undefined if it is no right code. */
export function findTimeStep(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...TOTP_OPTIONS,
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now / 1_000 / STEP_SECONDS) + delta;
}

/** New recovery codes to show once, and the hashes to store. */
export function createRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.toLowerCase().replaceAll(/.{4}(?=.)/g, "$&-"),
  );
  return { codes, hashes: codes.map(hashOf) };
}

/** The secret as it is stored. */
export function sealSecret(env: Configuration, secret: string): Promise<string> {
  return seal(env, "second factor", secret);
}

/** Whether a code of the app or a recovery code is right and was never used. Spends it. */
export async function spendCode(
  database: Database,
  env: Configuration,
  factor: StoredFactor,
  typed: string,
): Promise<boolean> {
  const secret = await unseal(env, "second factor", factor.secret);
  if (secret === undefined) log.error("the second factor was set up under another SESSION_SECRET");
  const step = secret === undefined ? undefined : findTimeStep(secret, typed);
  return step === undefined
    ? spendRecoveryCode(database, hashOf(typed))
    : spendTimeStep(database, step);
}

function hashOf(recoveryCode: string): string {
  const letters = recoveryCode.toUpperCase().replaceAll(/[^A-Z2-7]/g, "");
  return createHash("sha256").update(letters).digest("base64url");
}

function seal(env: Configuration, purpose: string, secret: string, time?: string): Promise<string> {
  const token = new EncryptJWT({ secret }).setProtectedHeader({ alg: "dir", enc: "A256GCM" });
  if (time) token.setExpirationTime(time);
  return token.encrypt(deriveKey(env, purpose));
}

/** Undefined if it has expired or was sealed under another SESSION_SECRET. */
async function unseal(
  env: Configuration,
  purpose: string,
  sealed: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtDecrypt<{ secret: string }>(sealed, deriveKey(env, purpose));
    return payload.secret;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
