/** Reasons why an operator is not signed in to the inbox. */
export const AUTH_REFUSALS = [
  // Missing, malformed or expired.
  "token",
  // Signed out, revoked or deleted at the auth service.
  "ended",
  "banned",
  "anonymous",
  "unconfirmed",
  // The service confirms every address automatically, which proves nothing.
  "unproven",
  "domain",
  "role",
  // The account has a second factor, but the token was issued without it.
  "factor",
  // The history cannot store this address as a name.
  "address",
] as const;
export type AuthRefusal = (typeof AUTH_REFUSALS)[number];
