import { Secret, TOTP } from "otpauth";

/** Base32. */
export function createTotpSecret(): string {
  return new Secret().base32;
}

/** RFC 6238 with SHA-1, six digits and steps of thirty seconds. */
export function totpOf(secret: string, timestamp = Date.now()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** Accepts the previous and next step, like the service. */
export function isTotp(secret: string, token: string): boolean {
  return TOTP.validate({ token, secret: Secret.fromBase32(secret), window: 1 }) !== null;
}
