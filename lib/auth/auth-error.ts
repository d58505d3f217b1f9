/** Why somebody whom the auth service knows, or pretends to know, is not let into the inbox. */
export const AUTH_REFUSALS = [
  // No token of the service's, or none that holds now.
  "token",
  // Its session is over there: signed out, ended, deleted.
  "ended",
  "banned",
  "anonymous",
  "unconfirmed",
  // The service confirms every address by itself, which proves none.
  "unproven",
  "domain",
  "role",
  // The account has a second factor, and the token was given without it.
  "factor",
  // An address that the history could not name.
  "address",
] as const;
export type AuthRefusal = (typeof AUTH_REFUSALS)[number];
