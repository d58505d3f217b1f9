import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows: RFC 6238 with SHA-1, six digits and steps of thirty seconds. */
export function totpOf(secret: string, timestamp = Date.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}
