import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { inboxViewAddress } from "#server/env/inbox-address.ts";
import { deriveKey } from "./derive-key.ts";
import { passwordFingerprint } from "./password-fingerprint.ts";

export const SIGN_IN_LINK_SECONDS = 60 * 60;

type Configuration = Parameters<typeof passwordFingerprint>[0];

/** The inbox's address with a token that lets one browser try passwords while strangers are limited. */
export async function createSignInLink(env: Configuration, now = new Date()): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setJti(randomUUID())
    .setExpirationTime(Math.floor(now.getTime() / 1_000) + SIGN_IN_LINK_SECONDS)
    .sign(keyOf(env));
  return inboxViewAddress(`link=${token}`);
}

/** The id of a link that has not expired, whether or not it was used; undefined if we did not make it. */
export async function readSignInLink(
  env: Configuration,
  token: string,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ["HS256"],
      requiredClaims: ["exp", "jti"],
    });
    return payload.jti;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

/** A new password invalidates older links. */
function keyOf(env: Configuration): Uint8Array {
  return deriveKey(env, `sign-in link ${passwordFingerprint(env)}`);
}
