import "server-only";
import { createHash, hkdfSync } from "node:crypto";
import { EncryptJWT, errors, jwtDecrypt } from "jose";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { company } from "#content/company.ts";
import type { Database } from "#db/create-database.ts";
import { spendRecoveryCode, spendTimeStep, type StoredFactor } from "#db/factor-mutations.ts";
import type { Env } from "#server/env/env.ts";
import { log } from "#server/observability/log.ts";

type Configuration = Pick<Env, "SESSION_SECRET">;

export type FactorSetup = {
  /** The secret, encrypted, for the form to bring back. */
  sealed: string;
  /** The secret in groups of four, to type. */
  secret: string;
  uri: string;
  qrCode: { size: number; path: string };
};

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
    qrCode: { size, path: dark.join("") },
  };
}

/** `used`: right, but spent by somebody; `clock`: right at another time, a few minutes away. */
export type CodeCheck = "right" | "used" | "clock" | "wrong";

/** Five minutes either way: a phone's clock is off, rather than the code wrong. */
const CLOCK_ERROR_STEPS = 10;

/** What is wrong with a code that no current time step has. */
export function explainCode(secret: string, code: string): CodeCheck {
  const step = findTimeStep(secret, code, Date.now(), CLOCK_ERROR_STEPS);
  return step === undefined ? "wrong" : "clock";
}

/** The time step within `tolerance` whose code this is; undefined if there is none. */
export function findTimeStep(
  secret: string,
  code: string,
  now = Date.now(),
  tolerance = 1,
): number | undefined {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = TOTP.validate({
    ...TOTP_OPTIONS,
    token,
    secret: Secret.fromBase32(secret),
    timestamp: now,
    window: tolerance,
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

/** Checks a code of the app or a recovery code, and spends it if it is right. */
export async function spendCode(
  database: Database,
  env: Configuration,
  factor: StoredFactor,
  typed: string,
): Promise<CodeCheck> {
  const secret = await unseal(env, "second factor", factor.secret);
  if (secret === undefined) log.error("the second factor was set up under another SESSION_SECRET");
  const step = secret === undefined ? undefined : findTimeStep(secret, typed);
  if (step !== undefined) return (await spendTimeStep(database, step)) ? "right" : "used";
  if (await spendRecoveryCode(database, hashOf(typed))) return "right";
  return secret === undefined ? "wrong" : explainCode(secret, typed);
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

/** A key of 32 bytes from SESSION_SECRET for one purpose, so that what one key made is worthless to another. */
function deriveKey({ SESSION_SECRET }: Pick<Env, "SESSION_SECRET">, purpose: string): Buffer {
  if (!SESSION_SECRET) throw new Error("A key cannot be derived without SESSION_SECRET.");
  return Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", `teragus ${purpose}`, 32));
}
