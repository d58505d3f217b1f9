import {
  AuthProblem,
  describeUser,
  grant,
  isBanned,
  mail,
  rejectWeakPassword,
  type AuthCall,
  type AuthReply,
} from "./auth-call.ts";
import type { CodePurpose } from "./auth-state.ts";

type Handler = (call: AuthCall) => AuthReply | Promise<AuthReply>;

/** Responses of the stand-in auth service to calls without a session. */
export const SIGN_IN_ROUTES: Record<string, Handler> = {
  "POST /signup": ({ state, body }) => {
    if (!state.allowsSignup)
      throw new AuthProblem(422, "signup_disabled", "Signups not allowed for this instance");
    if (typeof body.email !== "string")
      throw new AuthProblem(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
    rejectWeakPassword(body.password);
    const email = body.email.toLowerCase();
    const known = state.findUser(email);
    // Does not reveal who has an account.
    if (known?.confirmedAt)
      return {
        status: 200,
        body: { ...describeUser(known), id: crypto.randomUUID(), identities: [] },
      };
    const userMetadata = (body.data ?? {}) as Record<string, unknown>;
    const password = String(body.password);
    const user = known ?? state.addUser(email, { password, userMetadata, confirmedAt: undefined });
    mail(state, email, "signup");
    return { status: 200, body: describeUser(user) };
  },

  "POST /token": (call) =>
    call.query.get("grant_type") === "refresh_token" ? refresh(call) : signInByPassword(call),

  "POST /otp": ({ state, body }) => {
    const email = String(body.email).toLowerCase();
    const known = state.findUser(email);
    if (!known && body.create_user === false)
      throw new AuthProblem(422, "otp_disabled", "Signups not allowed for otp");
    const user = known ?? state.addUser(email, { confirmedAt: undefined });
    mail(state, user.email, user.confirmedAt ? "magiclink" : "signup");
    return { status: 200, body: {} };
  },

  "POST /verify": ({ state, body }) => {
    const email = String(body.email).toLowerCase();
    const user = state.findUser(email) ?? state.users.find(({ newEmail }) => newEmail === email);
    if (
      !user ||
      !PURPOSES[String(body.type)]?.some((kind) => state.takeCode(email, kind, body.token))
    )
      throw new AuthProblem(403, "otp_expired", "Token has expired or is invalid");
    if (isBanned(user)) throw new AuthProblem(403, "user_banned", "User is banned");
    if (body.type === "email_change") Object.assign(user, { email, newEmail: undefined });
    user.confirmedAt ??= new Date().toISOString();
    return grant(state, user, state.openSession(user, "otp"));
  },

  "POST /recover": ({ state, body }) => {
    const user = state.findUser(body.email);
    if (user) mail(state, user.email, "recovery");
    return { status: 200, body: {} };
  },

  "POST /resend": ({ state, body }) => {
    const email = String(body.email).toLowerCase();
    const isChange = body.type === "email_change";
    const isWaiting = state.users.some((user) =>
      isChange ? user.newEmail === email : user.email === email && !user.confirmedAt,
    );
    if (isWaiting) mail(state, email, isChange ? "email_change" : "signup");
    return { status: 200, body: {} };
  },

  "POST /sso": ({ state, body }) => {
    if (body.domain !== "desk.example")
      throw new AuthProblem(
        404,
        "sso_provider_not_found",
        "No SSO provider assigned for this domain",
      );
    return { status: 200, body: { url: `${state.issuer}/sso/somewhere` } };
  },

  "GET /settings": ({ state }) => {
    const settings = { disable_signup: !state.allowsSignup, external: { email: true } };
    return { status: 200, body: { ...settings, mailer_autoconfirm: state.confirmsByItself } };
  },

  "GET /.well-known/jwks.json": ({ state }) => ({
    status: 200,
    body: state.keys.published(),
    headers: { "cache-control": "public, max-age=600" },
  }),
};

const PURPOSES: Record<string, CodePurpose[]> = {
  email: ["magiclink", "signup"],
  magiclink: ["magiclink"],
  signup: ["signup"],
  recovery: ["recovery"],
  email_change: ["email_change"],
};

async function signInByPassword({ state, body }: AuthCall): Promise<AuthReply> {
  const user = state.findUser(body.email);
  if (!user?.password || user.password !== body.password)
    throw new AuthProblem(400, "invalid_credentials", "Invalid login credentials");
  if (isBanned(user)) throw new AuthProblem(400, "user_banned", "User is banned");
  if (!user.confirmedAt) throw new AuthProblem(400, "email_not_confirmed", "Email not confirmed");
  return grant(state, user, state.openSession(user, "password"));
}

async function refresh({ state, body }: AuthCall): Promise<AuthReply> {
  const token = String(body.refresh_token);
  const session = state.sessions.find(
    ({ refreshToken, usedTokens }) => refreshToken === token || usedTokens.has(token),
  );
  const user = state.users.find(({ id }) => id === session?.userId);
  if (!session || !user)
    throw new AuthProblem(
      400,
      "refresh_token_not_found",
      "Invalid Refresh Token: Refresh Token Not Found",
    );
  if (isBanned(user))
    throw new AuthProblem(400, "user_banned", "Invalid Refresh Token: User Banned");
  if (session.refreshToken !== token) {
    state.endSessions(({ id }) => id === session.id);
    throw new AuthProblem(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  state.rotate(session);
  return grant(state, user, session);
}
