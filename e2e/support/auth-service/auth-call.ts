import type { TestAuthState, TestSession, TestUser } from "./auth-state.ts";

export type AuthCall = {
  state: TestAuthState;
  body: Record<string, unknown>;
  query: URLSearchParams;
  /** The path's parameters. */
  params: Record<string, string>;
  authorization: string | undefined;
};
export type AuthReply = { status: number; body?: unknown; headers?: Record<string, string> };

/** An error, as the service reports it. */
export class AuthProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Record<string, unknown>;

  constructor(status: number, code: string, message: string, more: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** Checks the token like the service's `internal/api/auth.go`. */
export async function authenticate({ state, authorization }: AuthCall): Promise<{
  user: TestUser;
  session: TestSession;
}> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
  if (!token)
    throw new AuthProblem(401, "no_authorization", "This endpoint requires a valid Bearer token");
  const claims = await state.keys.verify(token).catch(() => {
    throw new AuthProblem(403, "bad_jwt", "invalid JWT: unable to parse or verify signature");
  });
  const user = state.users.find(({ id }) => id === claims.sub);
  if (!user)
    throw new AuthProblem(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = state.sessions.find(({ id }) => id === claims.session_id);
  if (!session)
    throw new AuthProblem(
      403,
      "session_not_found",
      "Session from session_id claim in JWT does not exist",
    );
  if (isBanned(user)) throw new AuthProblem(403, "user_banned", "User is banned");
  return { user, session };
}

export function isBanned({ bannedUntil }: TestUser): boolean {
  return bannedUntil !== undefined && Date.parse(bannedUntil) > Date.now();
}

export function describeUser(user: TestUser) {
  const at = new Date().toISOString();
  const factors = user.factors.map(({ id, name, isVerified }) => ({
    id,
    friendly_name: name,
    factor_type: "totp",
    status: isVerified ? "verified" : "unverified",
    phone: null,
    created_at: at,
    updated_at: at,
    last_challenged_at: null,
  }));
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    ...(user.confirmedAt && {
      email_confirmed_at: user.confirmedAt,
      confirmed_at: user.confirmedAt,
    }),
    ...(user.newEmail && { new_email: user.newEmail }),
    ...(user.bannedUntil && { banned_until: user.bannedUntil }),
    phone: "",
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    ...(factors.length > 0 && { factors }),
    identities: user.identities.map(({ id, provider }) => ({
      identity_id: id,
      id: user.id,
      user_id: user.id,
      identity_data: { email: user.email, sub: user.id },
      provider,
      created_at: at,
      updated_at: at,
      email: user.email,
    })),
    created_at: at,
    updated_at: at,
    is_anonymous: user.isAnonymous,
  };
}

export async function grant(
  state: TestAuthState,
  user: TestUser,
  session: TestSession,
): Promise<AuthReply> {
  const body = {
    access_token: await state.accessToken(user, session),
    token_type: "bearer",
    expires_in: state.lifetimeSeconds,
    expires_at: Math.floor(Date.now() / 1_000) + state.lifetimeSeconds,
    refresh_token: session.refreshToken,
    user: describeUser(user),
  };
  return { status: 200, body };
}

export function rejectWeakPassword(password: unknown): void {
  if (String(password).length >= 8) return;
  throw new AuthProblem(422, "weak_password", "Password should be at least 8 characters.", {
    weak_password: { reasons: ["length"] },
  });
}

/** Sends a code, or fails if another was sent too recently. */
export function mail(
  state: TestAuthState,
  ...[to, purpose]: Parameters<TestAuthState["sendCode"]>
): void {
  const seconds = state.secondsToNextMail(to);
  if (seconds > 0)
    throw new AuthProblem(
      429,
      "over_email_send_rate_limit",
      `For security purposes, you can only request this after ${seconds} seconds.`,
    );
  state.sendCode(to, purpose);
}
