import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { JWTPayload } from "jose";
import type { TestAuthKeys } from "./auth-keys.ts";

export type TestFactor = { id: string; name: string; secret: string; isVerified: boolean };
type TestIdentity = { id: string; provider: string };
export type TestUser = {
  id: string;
  email: string;
  password: string | undefined;
  confirmedAt: string | undefined;
  bannedUntil: string | undefined;
  newEmail: string | undefined;
  isAnonymous: boolean;
  appMetadata: Record<string, unknown>;
  userMetadata: Record<string, unknown>;
  factors: TestFactor[];
  identities: TestIdentity[];
};
export type TestSession = {
  id: string;
  userId: string;
  aal: "aal1" | "aal2";
  method: string;
  refreshToken: string;
  usedTokens: Set<string>;
};
/** As in `/verify`; `nonce` is that of `/reauthenticate`. */
export type CodePurpose = "signup" | "magiclink" | "recovery" | "email_change" | "nonce";
export type SentMail = { to: string; purpose: CodePurpose; code: string; sentAtMs: number };

/** Overrides for an access token. */
export type AccessTokenOptions = { lifetimeSeconds?: number; claims?: JWTPayload };

const LIFETIME_SECONDS = 3_600;
const CODE_LIFETIME_MS = 3_600_000;

export class TestAuthState {
  readonly users: TestUser[] = [];
  readonly sessions: TestSession[] = [];
  /** The newest last; a used code is blank. */
  readonly mails: SentMail[] = [];
  /** From a challenge's id to its factor. */
  readonly challenges = new Map<string, string>();
  /** Between two mails to an address. */
  emailWaitSeconds = 0;
  allowsSignup = true;
  wantsReauthentication = false;
  confirmsByItself = false;
  lifetimeSeconds = LIFETIME_SECONDS;

  readonly issuer: string;
  readonly keys: TestAuthKeys;

  constructor(issuer: string, keys: TestAuthKeys) {
    this.issuer = issuer;
    this.keys = keys;
  }

  /** With a confirmed address by default. */
  addUser(email: string, user: Partial<TestUser> = {}): TestUser {
    const added: TestUser = {
      id: randomUUID(),
      email,
      password: undefined,
      confirmedAt: new Date().toISOString(),
      bannedUntil: undefined,
      newEmail: undefined,
      isAnonymous: false,
      appMetadata: { provider: "email", providers: ["email"] },
      userMetadata: {},
      factors: [],
      identities: [{ id: randomUUID(), provider: "email" }],
      ...user,
    };
    this.users.push(added);
    return added;
  }

  findUser(email: unknown): TestUser | undefined {
    return this.users.find((user) => user.email === String(email).toLowerCase());
  }

  openSession(user: TestUser, method: string): TestSession {
    const session: TestSession = {
      id: randomUUID(),
      userId: user.id,
      aal: "aal1",
      method,
      refreshToken: newRefreshToken(),
      usedTokens: new Set(),
    };
    this.sessions.push(session);
    return session;
  }

  /** Issues a new refresh token and invalidates the previous one. */
  rotate(session: TestSession): void {
    session.usedTokens.add(session.refreshToken);
    session.refreshToken = newRefreshToken();
  }

  endSessions(isEnded: (session: TestSession) => boolean): void {
    const kept = this.sessions.filter((session) => !isEnded(session));
    this.sessions.splice(0, this.sessions.length, ...kept);
  }

  accessToken(
    user: TestUser,
    session: TestSession,
    { lifetimeSeconds = this.lifetimeSeconds, claims }: AccessTokenOptions = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    return this.keys.sign({
      iss: this.issuer,
      sub: user.id,
      aud: "authenticated",
      exp: now + lifetimeSeconds,
      iat: now,
      email: user.email,
      phone: "",
      app_metadata: user.appMetadata,
      user_metadata: user.userMetadata,
      role: "authenticated",
      aal: session.aal,
      amr: [{ method: session.method, timestamp: now }],
      session_id: session.id,
      is_anonymous: user.isAnonymous,
      ...claims,
    });
  }

  secondsToNextMail(to: string): number {
    const last = this.mails.findLast((mail) => mail.to === to);
    const passed = Date.now() - (last?.sentAtMs ?? 0);
    return Math.ceil(Math.max(0, this.emailWaitSeconds * 1_000 - passed) / 1_000);
  }

  sendCode(to: string, purpose: CodePurpose): void {
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    this.mails.push({ to, purpose, code, sentAtMs: Date.now() });
  }

  sentCode(to: string): string {
    return this.mails.findLast((mail) => mail.to === to)?.code ?? "";
  }

  /** True once for the newest unexpired code of its purpose. */
  takeCode(to: string, purpose: CodePurpose, code: unknown): boolean {
    const last = this.mails.findLast((mail) => mail.to === to && mail.purpose === purpose);
    if (!last?.code || last.code !== code || Date.now() - last.sentAtMs > CODE_LIFETIME_MS)
      return false;
    last.code = "";
    return true;
  }
}

function newRefreshToken(): string {
  return randomBytes(9).toString("base64url");
}
