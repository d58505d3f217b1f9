import "server-only";
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { ACCESS_TOKEN_LIMIT } from "#lib/auth/auth-session.ts";
import { log } from "#server/observability/log.ts";
import { authClaimsSchema, type AuthClaims } from "./auth-claims.ts";
import type { AuthPolicy } from "./auth-configuration.ts";
import { rejected, unreachable, type AuthVerdict } from "./auth-verdict.ts";
import { fetchAuthUser } from "./fetch-auth-user.ts";
import { judgeAuthUser } from "./check-auth-user.ts";
import { provesAddresses } from "./confirms-addresses.ts";

/** Cache lifetime of the auth service's keys, as the specification sets it. */
const KEYS_KEPT_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;
const CLOCK_TOLERANCE_SECONDS = 5;
/** Asymmetric algorithms only: this server shares no secret with the auth service. */
const ALGORITHMS = ["ES256", "RS256"];
/** jose's error codes for an invalid token, as opposed to a failed key fetch. */
const FAULTS_OF_TOKEN = [
  errors.JWTInvalid,
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

/** Verifies the signature, then asks the service, because a token outlives its session and its account's rights. */
export async function verifyAccessToken(policy: AuthPolicy, token: unknown): Promise<AuthVerdict> {
  if (typeof token !== "string" || token.length > ACCESS_TOKEN_LIMIT) return rejected("token");
  const claims = await readClaims(policy, token);
  if ("status" in claims) return claims;
  const user = await fetchAuthUser(policy, token, PATIENCE_MS);
  if ("status" in user) return user;
  const verdict = judgeAuthUser(policy, claims, user);
  return verdict.status === "accepted" ? proven(policy, verdict) : verdict;
}

/** An administrator assigns a role; a domain only counts if the service verifies addresses. */
async function proven(policy: AuthPolicy, accepted: AuthVerdict): Promise<AuthVerdict> {
  try {
    if (policy.requiredRole !== undefined || (await provesAddresses(policy, PATIENCE_MS)))
      return accepted;
    log.error(
      "the auth service confirms addresses by itself, so that AUTH_ALLOWED_DOMAINS lets nobody in",
    );
    return rejected("unproven");
  } catch (error) {
    return unreachable(error);
  }
}

async function readClaims(policy: AuthPolicy, token: string): Promise<AuthClaims | AuthVerdict> {
  try {
    const { payload } = await jwtVerify(token, keysOf(policy), {
      issuer: policy.url,
      audience: "authenticated",
      algorithms: ALGORITHMS,
      requiredClaims: ["exp", "sub", "session_id"],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    });
    const claims = authClaimsSchema.safeParse(payload);
    return claims.success ? claims.data : rejected("token");
  } catch (error) {
    return FAULTS_OF_TOKEN.some((Fault) => error instanceof Fault)
      ? rejected("token")
      : unreachable(error);
  }
}

const keySets = new Map<string, JWTVerifyGetKey>();

function keysOf({ url, publishableKey }: AuthPolicy): JWTVerifyGetKey {
  const address = `${url}/.well-known/jwks.json`;
  const known = keySets.get(address);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(address), {
    cacheMaxAge: KEYS_KEPT_MS,
    timeoutDuration: PATIENCE_MS,
    headers: { apikey: publishableKey },
  });
  keySets.set(address, keys);
  return keys;
}
