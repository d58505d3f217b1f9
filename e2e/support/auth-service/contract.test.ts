import { randomUUID } from "node:crypto";
import { isAuthApiError } from "@supabase/auth-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthClient } from "#lib/auth/auth-client.ts";
import { authSessionSchema } from "#lib/auth/auth-session.ts";
import { startTestAuthService, type TestAuthService } from "./auth-service.ts";
import type { TestUser } from "./auth-state.ts";
import { EXCEPTIONS, UNDESCRIBED } from "./description-exceptions.ts";
import { totpOf } from "./totp.ts";

const PASSWORD = "oak and walnut";
let service: TestAuthService;
beforeAll(async () => {
  service = await startTestAuthService();
});

/** The calls of section 7 of the specification, by the description's names. */
const CALLS = {
  signup: "POST /signup",
  token: "POST /token",
  otp: "POST /otp",
  verify: "POST /verify",
  sso: "POST /sso",
  resend: "POST /resend",
  recover: "POST /recover",
  "user read": "GET /user",
  "user update": "PUT /user",
  reauthenticate: "GET /reauthenticate",
  logout: "POST /logout",
  "factor enrolled": "POST /factors",
  "factor challenged": "POST /factors/{factorId}/challenge",
  "factor verified": "POST /factors/{factorId}/verify",
  "factor unenrolled": "DELETE /factors/{factorId}",
  "identity linked": "GET /user/identities/authorize",
  "identity unlinked": "DELETE /user/identities/{identityId}",
  jwks: "GET /.well-known/jwks.json",
};

afterAll(async () => {
  // Rejects if an exchange violated the published description.
  await service.stop();
  const exercised = new Set(service.exchanges.map(({ operation }) => operation));
  expect([...exercised].toSorted()).toEqual(Object.values(CALLS).toSorted());
  const reasons = [...EXCEPTIONS, ...Object.values(UNDESCRIBED)].map(({ reason }) => reason);
  expect([...service.exceptions].toSorted()).toEqual(reasons.toSorted());
});

function browser() {
  const kept = new Map<string, string>();
  const client = createAuthClient(service, {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  return { client, kept };
}

const someEmail = () => `ana.${randomUUID().slice(0, 8)}@desk.example`;

function someUser(user: Partial<TestUser> = {}): TestUser {
  return service.state.addUser(someEmail(), { password: PASSWORD, ...user });
}

async function signedIn(user: TestUser) {
  const { client, kept } = browser();
  const { data, error } = await client.signInWithPassword({
    email: user.email,
    password: PASSWORD,
  });
  expect(error).toBeNull();
  return { client, kept, session: authSessionSchema.parse(data.session) };
}

const codeOf = ({ error }: { error: unknown }) => (isAuthApiError(error) ? error.code : error);

test("signup creates an account that has to be confirmed with a mailed code", async () => {
  const email = someEmail();
  const { client } = browser();
  const { data, error } = await client.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data).toMatchObject({ session: null, user: { email } });
  expect(codeOf(await client.signInWithPassword({ email, password: PASSWORD }))).toBe(
    "email_not_confirmed",
  );
  const token = service.state.sentCode(email);
  const verified = await client.verifyOtp({ email, token, type: "signup" });
  expect(verified.data.session?.user.email).toBe(email);
});

test("signup rejects a weak password, and every user if it is disabled", async () => {
  const { client } = browser();
  const weak = await client.signUp({ email: someEmail(), password: "oak" });
  expect(weak.error).toMatchObject({ code: "weak_password", reasons: ["length"] });
  service.state.allowsSignup = false;
  const rejected = await client.signUp({ email: someEmail(), password: PASSWORD });
  service.state.allowsSignup = true;
  expect(codeOf(rejected)).toBe("signup_disabled");
});

test("token by password returns a session, which the browser stores", async () => {
  const user = someUser();
  const { kept, session } = await signedIn(user);
  expect(session.user).toEqual({ id: user.id, email: user.email });
  expect(session.expiresAt.getTime()).toBeGreaterThan(Date.now() + 3_500_000);
  expect(authSessionSchema.parse(JSON.parse(kept.get("teragus.auth") ?? ""))).toEqual(session);
});

test("token rejects a wrong password, an unknown address and a banned account", async () => {
  const { client } = browser();
  const { email } = someUser();
  const banned = someUser({ bannedUntil: "2100-01-01T00:00:00.000Z" });
  const wrong = { email, password: "pine and spruce" };
  expect(codeOf(await client.signInWithPassword(wrong))).toBe("invalid_credentials");
  const unknown = { email: someEmail(), password: PASSWORD };
  expect(codeOf(await client.signInWithPassword(unknown))).toBe("invalid_credentials");
  const out = { email: banned.email, password: PASSWORD };
  expect(codeOf(await client.signInWithPassword(out))).toBe("user_banned");
});

test("token by refresh token rotates it, and reuse ends the session", async () => {
  const { client, session } = await signedIn(someUser());
  const { data } = await client.refreshSession();
  const next = authSessionSchema.parse(data.session);
  expect(next.refreshToken).not.toBe(session.refreshToken);
  const thief = browser().client;
  const used = { refresh_token: session.refreshToken };
  expect(codeOf(await thief.refreshSession(used))).toBe("refresh_token_already_used");
  const gone = { refresh_token: next.refreshToken };
  expect(codeOf(await thief.refreshSession(gone))).toBe("refresh_token_not_found");
});

test("otp mails a code, which verify accepts once", async () => {
  const { email } = someUser();
  const { client } = browser();
  const options = { shouldCreateUser: false, emailRedirectTo: "https://site.example/" };
  expect((await client.signInWithOtp({ email, options })).error).toBeNull();
  const token = service.state.sentCode(email);
  const { data } = await client.verifyOtp({ email, token, type: "email" });
  expect(authSessionSchema.parse(data.session).user.email).toBe(email);
  expect(codeOf(await client.verifyOtp({ email, token, type: "email" }))).toBe("otp_expired");
});

test("otp creates no account if signup is not requested, and limits the rate of mails", async () => {
  const { client } = browser();
  const options = { shouldCreateUser: false };
  expect(codeOf(await client.signInWithOtp({ email: someEmail(), options }))).toBe("otp_disabled");
  service.state.emailWaitSeconds = 60;
  const { email } = someUser();
  await client.signInWithOtp({ email, options });
  const tooEarly = await client.signInWithOtp({ email, options });
  service.state.emailWaitSeconds = 0;
  expect(codeOf(tooEarly)).toBe("over_email_send_rate_limit");
});

test("sso returns the URL of the domain's identity provider, if it has one", async () => {
  const { client } = browser();
  const { data } = await client.signInWithSSO({ domain: "desk.example" });
  expect(data?.url).toContain("/sso/");
  const unknown = await client.signInWithSSO({ domain: "other.example" });
  expect(codeOf(unknown)).toBe("sso_provider_not_found");
});

test("resend mails a new account's code again", async () => {
  const email = someEmail();
  const { client } = browser();
  await client.signUp({ email, password: PASSWORD });
  const first = service.state.mails.length;
  expect((await client.resend({ type: "signup", email })).error).toBeNull();
  expect(service.state.mails.slice(first)).toMatchObject([{ to: email, purpose: "signup" }]);
});

test("recover mails a code that allows a new password", async () => {
  const user = someUser();
  const { client } = browser();
  expect((await client.resetPasswordForEmail(user.email)).error).toBeNull();
  expect((await client.resetPasswordForEmail(someEmail())).error).toBeNull();
  const token = service.state.sentCode(user.email);
  expect((await client.verifyOtp({ email: user.email, token, type: "recovery" })).error).toBeNull();
  expect(codeOf(await client.updateUser({ password: PASSWORD }))).toBe("same_password");
  expect((await client.updateUser({ password: "larch and ash" })).error).toBeNull();
  expect(user.password).toBe("larch and ash");
});

test("user is returned for a valid token, and not for one of an ended session", async () => {
  const user = someUser({ appMetadata: { role: "desk" } });
  const { client, session } = await signedIn(user);
  const { data } = await client.getUser();
  expect(data.user).toMatchObject({ id: user.id, app_metadata: { role: "desk" } });
  service.state.endSessions(({ userId }) => userId === user.id);
  const { error } = await browser().client.getUser(session.accessToken);
  expect(error?.name).toBe("AuthSessionMissingError");
});

test("user updates metadata at once, and the address after confirmation", async () => {
  const user = someUser();
  const { client } = await signedIn(user);
  const email = someEmail();
  const { data } = await client.updateUser({ email, data: { full_name: "Ana Ruiz" } });
  expect(data.user?.user_metadata.full_name).toBe("Ana Ruiz");
  expect(data.user?.email).not.toBe(email);
  expect((await client.resend({ type: "email_change", email })).error).toBeNull();
  const token = service.state.sentCode(email);
  await client.verifyOtp({ email, token, type: "email_change" });
  expect(user.email).toBe(email);
});

test("reauthenticate mails a nonce that a password change requires", async () => {
  const user = someUser();
  const { client } = await signedIn(user);
  service.state.wantsReauthentication = true;
  const rejected = await client.updateUser({ password: "larch and ash" });
  expect(codeOf(rejected)).toBe("reauthentication_needed");
  expect((await client.reauthenticate()).error).toBeNull();
  const wrong = await client.updateUser({ password: "larch and ash", nonce: "none" });
  expect(codeOf(wrong)).toBe("reauthentication_not_valid");
  const nonce = service.state.sentCode(user.email);
  expect((await client.updateUser({ password: "larch and ash", nonce })).error).toBeNull();
  service.state.wantsReauthentication = false;
});

test("logout ends the current session, the others or all of them", async () => {
  const user = someUser();
  const [here, there, elsewhere] = [
    await signedIn(user),
    await signedIn(user),
    await signedIn(user),
  ];
  const open = () => service.state.sessions.filter(({ userId }) => userId === user.id).length;
  await here.client.signOut({ scope: "local" });
  expect([open(), here.kept.size]).toEqual([2, 0]);
  await there.client.signOut({ scope: "others" });
  expect(open()).toBe(1);
  expect(codeOf(await elsewhere.client.signOut({ scope: "local" }))).toBeNull();
  await there.client.signOut({ scope: "global" });
  expect(open()).toBe(0);
});

test("a factor is enrolled, challenged, verified, listed and removed", async () => {
  const user = someUser();
  const { client } = await signedIn(user);
  const enrolled = await client.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (enrolled.error) throw enrolled.error;
  const { id: factorId, totp } = enrolled.data;
  const { data: challenge } = await client.mfa.challenge({ factorId });
  const challengeId = challenge?.id ?? "";
  const wrong = await client.mfa.verify({ factorId, challengeId, code: "12345" });
  expect(codeOf(wrong)).toBe("mfa_verification_failed");
  const code = totpOf(totp.secret);
  expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  const again = await client.mfa.verify({ factorId, challengeId, code });
  expect(codeOf(again)).toBe("mfa_challenge_expired");
  const level = await client.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  const { data: factors } = await client.mfa.listFactors();
  expect(factors?.totp).toMatchObject([{ id: factorId, status: "verified" }]);

  const { client: other } = await signedIn(user);
  const before = await other.mfa.getAuthenticatorAssuranceLevel();
  expect(before.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect(codeOf(await other.mfa.unenroll({ factorId }))).toBe("insufficient_aal");
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull();
  expect(codeOf(await client.mfa.challenge({ factorId }))).toBe("mfa_factor_not_found");
});

test("identities are listed, linked and unlinked, except the last one", async () => {
  const user = someUser();
  user.identities.push({ id: randomUUID(), provider: "google" });
  const { client } = await signedIn(user);
  const linked = await client.linkIdentity({ provider: "github" });
  expect(linked.data.url).toContain("/authorize/github");
  const { data } = await client.getUserIdentities();
  const [own, google] = data?.identities ?? [];
  if (!own || !google) throw new Error("There are no two identities.");
  expect((await client.unlinkIdentity(google)).error).toBeNull();
  expect(codeOf(await client.unlinkIdentity(own))).toBe("single_identity_not_deletable");
});

test.each(["ES256", "RS256"] as const)(
  "jwks contains the key of a token signed with %s",
  async (alg) => {
    await service.state.keys.rotate(alg);
    const user = someUser();
    const { client, session } = await signedIn(user);
    const { data } = await client.getClaims();
    expect(data?.claims).toMatchObject({ sub: user.id, iss: service.url, aud: "authenticated" });
    expect(data?.header.alg).toBe(alg);
    const [header, payload] = session.accessToken.split(".");
    const { error } = await client.getClaims(`${header}.${payload}.${"A".repeat(86)}`);
    expect(error?.name).toBe("AuthInvalidJwtError");
  },
);
