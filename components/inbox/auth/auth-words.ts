import { isAuthError, isAuthRetryableFetchError } from "@supabase/auth-js";
import type { ErrorCode } from "@supabase/auth-js/dist/module/lib/error-codes.js";
import type { AuthErrorReason } from "#lib/auth/auth-error.ts";

/** Error codes that the lock screen's calls cannot return: for phones, links, identities and administrators. */
export const NOT_OF_THE_LOCK_SCREEN = [
  "anonymous_provider_disabled",
  "bad_code_verifier",
  "bad_oauth_callback",
  "bad_oauth_state",
  "email_conflict_identity_not_deletable",
  "email_exists",
  "flow_state_expired",
  "flow_state_not_found",
  "identity_already_exists",
  "identity_not_found",
  "invite_not_found",
  "manual_linking_disabled",
  "mfa_factor_name_conflict",
  "mfa_phone_enroll_not_enabled",
  "mfa_phone_verify_not_enabled",
  "mfa_recovery_codes_enroll_not_enabled",
  "mfa_recovery_codes_locked",
  "mfa_recovery_codes_sole_factor",
  "mfa_recovery_codes_verify_not_enabled",
  "mfa_totp_enroll_not_enabled",
  "mfa_verified_factor_exists",
  "mfa_webauthn_enroll_not_enabled",
  "mfa_webauthn_verify_not_enabled",
  "not_admin",
  "oauth_provider_not_supported",
  "over_sms_send_rate_limit",
  "phone_exists",
  "phone_not_confirmed",
  "phone_provider_disabled",
  "provider_email_needs_verification",
  "saml_assertion_no_email",
  "saml_assertion_no_user_id",
  "saml_entity_id_mismatch",
  "saml_idp_already_exists",
  "saml_idp_not_found",
  "saml_metadata_fetch_failed",
  "saml_provider_disabled",
  "saml_relay_state_expired",
  "saml_relay_state_not_found",
  "single_identity_not_deletable",
  "sms_send_failed",
  "sso_domain_already_exists",
  "sso_provider_not_found",
  "too_many_enrolled_mfa_factors",
  "user_already_exists",
  "webauthn_challenge_expired",
] as const satisfies readonly ErrorCode[];

const ASK = "Ask whoever manages the accounts, or use the desk’s password.";
const OVER = "Your sign-in is over. Please sign in again.";
const FAILED = "The sign-in service could not do that. Please try again.";
const BUSY = "The sign-in service is busy. Please try again in a minute.";

/** Messages for the auth service's errors. A code that a newer library adds fails to compile until it has a message. */
export const AUTH_ERROR_WORDS: Record<
  Exclude<ErrorCode, (typeof NOT_OF_THE_LOCK_SCREEN)[number]>,
  string
> = {
  invalid_credentials: "The e-mail address or the password is wrong.",
  email_not_confirmed:
    "This address was not confirmed yet. Follow the link in the mail that you were sent, or have a code sent.",
  email_address_invalid:
    "This is not an e-mail address that can be used. Check it for typing errors.",
  email_address_not_authorized: `The sign-in service sends no mail to this address. ${ASK}`,
  validation_failed: "Something that you typed can’t be used. Check it for typing errors.",
  bad_json: FAILED,
  over_email_send_rate_limit:
    "A code was sent a moment ago. Wait before you have another one sent.",
  over_request_rate_limit: "That was tried too often. Please wait a few minutes.",
  otp_expired: "This code is wrong or too old. Check it, or have another one sent.",
  otp_disabled: "No code can be sent to this address. Check it for typing errors.",
  signup_disabled: "There is no account with this address. Check it for typing errors.",
  email_provider_disabled: `Signing in by e-mail is switched off. ${ASK}`,
  provider_disabled: `This way to sign in is switched off. ${ASK}`,
  captcha_failed: `The sign-in service wants a proof that this page can’t give. ${ASK}`,
  mfa_verification_failed: "This code is wrong. Type the one that your app shows now.",
  mfa_verification_rejected: `Your second factor was refused. ${ASK}`,
  mfa_challenge_expired: "That took too long. Type the code that your app shows now.",
  mfa_factor_not_found: `Your second factor is not known any more. ${ASK}`,
  mfa_ip_address_mismatch: "Your network changed in between. Please type the code again.",
  mfa_totp_verify_not_enabled: `Codes of an app are switched off. ${ASK}`,
  insufficient_aal: "The code of your authenticator app is needed first.",
  user_banned: `This account is blocked. ${ASK}`,
  user_not_found: `This account does not exist any more. ${ASK}`,
  user_sso_managed: `Your company manages this account’s password. ${ASK}`,
  weak_password: "This password is too easy to guess. Use a longer one, a few words for instance.",
  same_password: "This is your password already. Choose another one.",
  reauthentication_needed: `The password can’t be changed from here. ${ASK}`,
  reauth_nonce_missing: `The password can’t be changed from here. ${ASK}`,
  reauthentication_not_valid: `The password can’t be changed from here. ${ASK}`,
  session_expired: OVER,
  session_not_found: OVER,
  refresh_token_not_found: OVER,
  refresh_token_already_used: OVER,
  bad_jwt: OVER,
  no_authorization: OVER,
  unexpected_audience: OVER,
  conflict: FAILED,
  unexpected_failure: FAILED,
  hook_payload_invalid_content_type: FAILED,
  hook_payload_over_size_limit: FAILED,
  hook_timeout: BUSY,
  hook_timeout_after_retry: BUSY,
  request_timeout: BUSY,
};

/** Messages for our server's errors: valid at the auth service, but not admitted to the inbox. */
export const AUTH_REASON_WORDS: Record<AuthErrorReason, string> = {
  token: "The sign-in could not be checked. Please sign in again.",
  ended: OVER,
  banned: AUTH_ERROR_WORDS.user_banned,
  anonymous: `This account has no address of the export desk’s. ${ASK}`,
  unconfirmed: AUTH_ERROR_WORDS.email_not_confirmed,
  unproven: `The sign-in service takes any address without a proof, so that none opens the inbox. ${ASK}`,
  domain: `This address is not one of the export desk’s. ${ASK}`,
  role: `This account may not open the inbox. ${ASK}`,
  factor: AUTH_ERROR_WORDS.insufficient_aal,
  address: `This address is too long or too unusual to stand in the history. ${ASK}`,
};

export const UNREACHABLE_WORDS =
  "The sign-in service does not answer. Please try again in a moment, or use the desk’s password.";

export function explainAuthError(error: unknown): string {
  if (isAuthRetryableFetchError(error)) return UNREACHABLE_WORDS;
  if (!isAuthError(error)) return FAILED;
  if (error.name === "AuthSessionMissingError") return OVER;
  const words: Partial<Record<string, string>> = AUTH_ERROR_WORDS;
  return (
    words[error.code ?? ""] ??
    (error.status === 429 ? AUTH_ERROR_WORDS.over_request_rate_limit : FAILED)
  );
}

/** Seconds until the service sends the next mail, if known; the library has it only in the message. */
export function secondsToWait(error: unknown): number | undefined {
  if (!isAuthError(error) || error.code !== "over_email_send_rate_limit") return undefined;
  const seconds = Number(/after (\d+) seconds?/.exec(error.message)?.[1]);
  return Number.isFinite(seconds) ? seconds : undefined;
}
