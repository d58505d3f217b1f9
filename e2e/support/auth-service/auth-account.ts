import { randomUUID } from "node:crypto";
import {
  authenticate,
  AuthProblem,
  describeUser,
  grant,
  mail,
  rejectWeakPassword,
  type AuthCall,
  type AuthReply,
} from "./auth-call.ts";
import type { TestFactor, TestSession, TestUser } from "./auth-state.ts";
import { createTotpSecret, isTotp } from "./totp.ts";

/** Responses of the stand-in auth service to calls with an access token. */
export const ACCOUNT_ROUTES: Record<string, (call: AuthCall) => Promise<AuthReply>> = {
  "GET /user": async (call) => {
    const { user } = await authenticate(call);
    return { status: 200, body: describeUser(user) };
  },

  "PUT /user": async (call) => {
    const { user, session } = await authenticate(call);
    update(call, user, session);
    return { status: 200, body: describeUser(user) };
  },

  "GET /reauthenticate": async (call) => {
    const { user } = await authenticate(call);
    mail(call.state, user.email, "nonce");
    return { status: 200, body: {} };
  },

  "POST /logout": async (call) => {
    const { user, session } = await authenticate(call);
    const scope = call.query.get("scope") ?? "global";
    call.state.endSessions(
      ({ id, userId }) =>
        userId === user.id && (scope === "global" || (id === session.id) === (scope === "local")),
    );
    return { status: 204 };
  },

  "GET /user/identities/authorize": async (call) => {
    await authenticate(call);
    const provider = call.query.get("provider") ?? "";
    return { status: 200, body: { url: `${call.state.issuer}/authorize/${provider}` } };
  },

  "DELETE /user/identities/{identityId}": async (call) => {
    const { user } = await authenticate(call);
    const left = user.identities.filter(({ id }) => id !== call.params.identityId);
    if (left.length === user.identities.length)
      throw new AuthProblem(422, "identity_not_found", "Identity doesn't exist");
    if (left.length === 0)
      throw new AuthProblem(
        422,
        "single_identity_not_deletable",
        "User must have at least 1 identity after unlinking",
      );
    user.identities = left;
    return { status: 200, body: {} };
  },

  "POST /factors": async (call) => {
    const { user } = await authenticate(call);
    const name = String(call.body.friendly_name ?? "");
    if (user.factors.some((factor) => factor.name === name))
      throw new AuthProblem(422, "mfa_factor_name_conflict", "A factor with this name exists");
    const factor = { id: randomUUID(), name, secret: createTotpSecret(), isVerified: false };
    user.factors.push(factor);
    const uri = `otpauth://totp/Test:${user.email}?secret=${factor.secret}&issuer=Test`;
    const totp = { qr_code: "<svg/>", secret: factor.secret, uri };
    return { status: 200, body: { id: factor.id, type: "totp", friendly_name: name, totp } };
  },

  "POST /factors/{factorId}/challenge": async (call) => {
    const { user } = await authenticate(call);
    const factor = factorOf(user, call);
    const id = randomUUID();
    call.state.challenges.set(id, factor.id);
    const expiresAt = Math.floor(Date.now() / 1_000) + 300;
    return { status: 200, body: { id, type: "totp", expires_at: expiresAt } };
  },

  "POST /factors/{factorId}/verify": async (call) => {
    const { user, session } = await authenticate(call);
    const factor = factorOf(user, call);
    const challenge = String(call.body.challenge_id);
    if (call.state.challenges.get(challenge) !== factor.id)
      throw new AuthProblem(422, "mfa_challenge_expired", `MFA challenge ${challenge} has expired`);
    if (!isTotp(factor.secret, String(call.body.code)))
      throw new AuthProblem(422, "mfa_verification_failed", "Invalid TOTP code entered");
    call.state.challenges.delete(challenge);
    factor.isVerified = true;
    session.aal = "aal2";
    call.state.rotate(session);
    return grant(call.state, user, session);
  },

  "DELETE /factors/{factorId}": async (call) => {
    const { user, session } = await authenticate(call);
    const factor = factorOf(user, call);
    if (factor.isVerified && session.aal !== "aal2")
      throw new AuthProblem(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    user.factors = user.factors.filter(({ id }) => id !== factor.id);
    return { status: 200, body: { id: factor.id } };
  },
};

function factorOf(user: TestUser, { params }: AuthCall): TestFactor {
  const factor = user.factors.find(({ id }) => id === params.factorId);
  if (!factor) throw new AuthProblem(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

function update({ state, body }: AuthCall, user: TestUser, session: TestSession): void {
  const hasFactor = user.factors.some(({ isVerified }) => isVerified);
  if ((body.password || body.email) && hasFactor && session.aal !== "aal2")
    throw new AuthProblem(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  if (body.password !== undefined) changePassword(state, user, body);
  if (body.data) Object.assign(user.userMetadata, body.data);
  if (typeof body.email === "string") {
    user.newEmail = body.email.toLowerCase();
    mail(state, user.newEmail, "email_change");
  }
}

function changePassword(
  state: AuthCall["state"],
  user: TestUser,
  { password, nonce }: Record<string, unknown>,
): void {
  if (state.wantsReauthentication) {
    if (!nonce)
      throw new AuthProblem(
        400,
        "reauthentication_needed",
        "Password update requires reauthentication",
      );
    if (!state.takeCode(user.email, "nonce", nonce))
      throw new AuthProblem(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
  rejectWeakPassword(password);
  if (password === user.password)
    throw new AuthProblem(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  user.password = String(password);
}
