import { readFile } from "node:fs/promises";
import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { AUTH_ERROR_REASONS } from "#lib/auth/auth-error.ts";
import {
  AUTH_ERROR_WORDS,
  AUTH_REASON_WORDS,
  explainAuthError,
  NOT_OF_THE_LOCK_SCREEN,
  secondsToWait,
  UNREACHABLE_WORDS,
} from "./auth-words.ts";

test("has a message for every error code of the library that the lock screen can meet", async () => {
  const file = "node_modules/@supabase/auth-js/src/lib/error-codes.ts";
  const codes = [...(await readFile(file, "utf8")).matchAll(/\| '(\w+)'/g)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThan(80);
  const known = [...Object.keys(AUTH_ERROR_WORDS), ...NOT_OF_THE_LOCK_SCREEN];
  expect(known.toSorted()).toEqual(codes.toSorted());
});

test("words messages as sentences without codes", () => {
  for (const words of [...Object.values(AUTH_ERROR_WORDS), ...Object.values(AUTH_REASON_WORDS)])
    expect(words).toMatch(/^[A-Z][^_{}]+\.$/);
  expect(Object.keys(AUTH_REASON_WORDS)).toEqual([...AUTH_ERROR_REASONS]);
});

test.each([
  [new AuthApiError("Invalid login credentials", 400, "invalid_credentials"), /password is wrong/],
  [new AuthApiError("?", 400, "a_code_of_next_year"), /could not do that/],
  [new AuthApiError("?", 400, undefined), /could not do that/],
  [new AuthApiError("?", 429, undefined), /too often/],
  [new AuthRetryableFetchError("Failed to fetch", 0), UNREACHABLE_WORDS],
  [new AuthRetryableFetchError("Bad Gateway", 502), UNREACHABLE_WORDS],
  [new AuthSessionMissingError(), /sign in again/],
  [new Error("anything"), /could not do that/],
  ["no error", /could not do that/],
])("explains %s", (error, words) => {
  expect(explainAuthError(error)).toMatch(words);
});

test("reads the seconds to wait from the service's message", () => {
  const said = "For security purposes, you can only request this after 42 seconds.";
  expect(secondsToWait(new AuthApiError(said, 429, "over_email_send_rate_limit"))).toBe(42);
  expect(secondsToWait(new AuthApiError("?", 429, "over_email_send_rate_limit"))).toBeUndefined();
  expect(secondsToWait(new AuthApiError(said, 429, "over_request_rate_limit"))).toBeUndefined();
});
