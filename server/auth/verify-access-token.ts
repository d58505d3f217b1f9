import "server-only";
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from "jose";
import { ACCESS_TOKEN_LIMIT } from "#lib/auth/auth-session.ts";
import { log } from "#server/observability/log.ts";
import { authClaimsSchema, type AuthClaims } from "./auth-claims.ts";
import type { AuthPolicy } from "./auth-configuration.ts";
import { refused, unreachable, type AuthVerdict } from "./auth-verdict.ts";
import { fetchAuthUser } from "./fetch-auth-user.ts";
import { judgeAuthUser } from "./check-auth-user.ts";
import { provesAddresses } from "./confirms-addresses.ts";

/** How long the service's keys are kept: the specification's number. */
const KEYS_KEPT_MS = 10 * 60_000;
const PATIENCE_MS = 3_000;
const CLOCK_TOLERANCE_SECONDS = 5;
/** What the service signs with. A secret that both know is none of them: our server has no secret of the service's. */
const ALGORITHMS = ["ES256", "RS256"];
/** What jose says of a token, not of the way to the keys. */
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

/**
 * What an access token of the auth service is worth here: its signature, issuer, audience and time are checked against
 * the service's published keys, then the service is asked who it is now. A token outlives its session, its account's
 * rights and its account, so that its signature alone opens nothing. Takes anything that a stranger may send.
 */
export async function verifyAccessToken(policy: AuthPolicy, token: unknown): Promise<AuthVerdict> {
  if (typeof token !== "string" || token.length > ACCESS_TOKEN_LIMIT) return refused("token");
  const claims = await readClaims(policy, token);
  if ("status" in claims) return claims;
  const user = await fetchAuthUser(policy, token, PATIENCE_MS);
  if ("status" in user) return user;
  const verdict = judgeAuthUser(policy, claims, user);
  return verdict.status === "accepted" ? proven(policy, verdict) : verdict;
}

/** A role is given by an administrator; a domain is worth what the service does to prove an address. */
async function proven(policy: AuthPolicy, accepted: AuthVerdict): Promise<AuthVerdict> {
  try {
    if (policy.requiredRole !== undefined || (await provesAddresses(policy, PATIENCE_MS)))
      return accepted;
    log.error(
      "the auth service confirms addresses by itself, so that AUTH_ALLOWED_DOMAINS lets nobody in",
    );
    return refused("unproven");
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
    return claims.success ? claims.data : refused("token");
  } catch (error) {
    return FAULTS_OF_TOKEN.some((Fault) => error instanceof Fault)
      ? refused("token")
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
