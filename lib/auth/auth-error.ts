/** Why the inbox does not accept a user of the auth service. */
export const AUTH_ERROR_REASONS = [
  // Missing, invalid or expired.
  "token",
  // Signed out, ended or deleted there.
  "ended",
  "banned",
  "anonymous",
  "unconfirmed",
  // The service confirms addresses automatically, which proves nothing.
  "unproven",
  "domain",
  "role",
  // The account has a second factor that was not used.
  "factor",
  // The history cannot store this address.
  "address",
] as const;
export type AuthErrorReason = (typeof AUTH_ERROR_REASONS)[number];
