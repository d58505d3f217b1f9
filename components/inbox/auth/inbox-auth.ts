import { createAuthClient, AUTH_STORAGE_KEY } from "#lib/auth/auth-client.ts";
import {
  authSessionSchema,
  type AuthConfiguration,
  type AuthSession,
} from "#lib/auth/auth-session.ts";
import { authOpeningSchema, type AuthOpening } from "./auth-opening.ts";
import {
  AUTH_REASON_WORDS,
  explainAuthError,
  secondsToWait,
  UNREACHABLE_WORDS,
} from "./auth-words.ts";
import { confirmAdminSession, type Confirmed } from "./confirm-admin-session.ts";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";

/** The auth service's configuration, and the action that opens the inbox with its token. */
export type AuthOptions = AuthConfiguration & {
  open: (accessToken: string) => Promise<AuthOpening>;
};

export type Step =
  | { kind: "opened" }
  | { kind: "sent" }
  | { kind: "factor" }
  | { kind: "new-password" }
  /** `waitSeconds` until the next mail can be sent; `isOver` if the operator has to start over. */
  | { kind: "failed"; message: string; waitSeconds?: number; isOver?: boolean };

export type InboxAuth = ReturnType<typeof createInboxAuth>;

/** Create once per page: the client refreshes its session on a timer. */
export function createInboxAuth({ open, ...configuration }: AuthOptions) {
  const client = createAuthClient(configuration);

  const readSession = async (): Promise<AuthSession | undefined> => {
    const { data, error } = await client.getSession();
    if (error) throw error;
    return data.session ? authSessionSchema.parse(data.session) : undefined;
  };

  /** Signs out locally even if the service does not respond. */
  const leave = async (): Promise<void> => {
    await client.signOut({ scope: "local" });
  };

  const wantsFactor = async (): Promise<boolean> => {
    const { data, error } = await client.mfa.getAuthenticatorAssuranceLevel();
    if (error) throw error;
    return data.nextLevel === "aal2" && data.currentLevel !== "aal2";
  };

  const enter = async (): Promise<Step> => {
    if (await wantsFactor()) return { kind: "factor" };
    const session = await readSession();
    if (!session) return { kind: "failed", message: AUTH_REASON_WORDS.ended, isOver: true };
    const opening = authOpeningSchema.parse(await open(session.accessToken));
    if (opening.status === "granted") return { kind: "opened" };
    if (opening.status === "rejected" && opening.reason === "factor") return { kind: "factor" };
    await leave();
    return { kind: "failed", message: explainOpening(opening), isOver: true };
  };

  return {
    signIn: (email: string, password: string) =>
      attempt(async () => {
        orThrow(await client.signInWithPassword({ email, password }));
        return enter();
      }),
    /** Sends a code only to an address with an account, and creates no account. */
    sendCode: (email: string, isForgotten: boolean) =>
      attempt(async () => {
        orThrow(
          isForgotten
            ? await client.resetPasswordForEmail(email)
            : await client.signInWithOtp({ email, options: { shouldCreateUser: false } }),
        );
        return { kind: "sent" };
      }),
    /** Verifies an e-mailed code. After a forgotten password, asks for a new one before the inbox opens. */
    takeCode: (email: string, token: string, isForgotten: boolean) =>
      attempt(async () => {
        const type = isForgotten ? "recovery" : "email";
        orThrow(await client.verifyOtp({ email, token, type }));
        if (!isForgotten) return enter();
        return { kind: (await wantsFactor()) ? "factor" : "new-password" };
      }),
    takeFactor: (code: string, isForgotten: boolean) =>
      attempt(async () => {
        const { data, error } = await client.mfa.listFactors();
        if (error) throw error;
        // With several apps, try each.
        let failure: unknown;
        for (const { id: factorId } of data.totp) {
          failure = (await client.mfa.challengeAndVerify({ factorId, code })).error;
          if (!failure) return isForgotten ? { kind: "new-password" } : enter();
        }
        if (failure) throw failure;
        return { kind: "failed", message: OTHER_FACTOR };
      }),
    setPassword: (password: string) =>
      attempt(async () => {
        orThrow(await client.updateUser({ password }));
        return enter();
      }),
    hasSession: () => window.localStorage.getItem(AUTH_STORAGE_KEY) !== null,
    /** Extends the inbox session by confirming it with the service. */
    confirm: async (): Promise<Confirmed> => {
      const session = await readSession().catch(() => undefined);
      if (session) return confirmAdminSession(session.accessToken);
      return window.localStorage.getItem(AUTH_STORAGE_KEY) ? "unreachable" : "signed-out";
    },
    leave,
  };
}

/** Turns any failure into a step; never rejects. */
async function attempt(work: () => Promise<Step>): Promise<Step> {
  try {
    return await work();
  } catch (error) {
    const waitSeconds = secondsToWait(error);
    const message = explainAuthError(error);
    return { kind: "failed", message, ...(waitSeconds !== undefined && { waitSeconds }) };
  }
}

const OTHER_FACTOR =
  "This account’s second factor can’t be used here. Use the desk’s password, or add an authenticator app to the account.";

function orThrow({ error }: { error: unknown }): void {
  if (error) throw error;
}

function explainOpening(opening: Exclude<AuthOpening, { status: "granted" }>): string {
  if (opening.status === "rejected") return AUTH_REASON_WORDS[opening.reason];
  if (opening.status === "denied")
    return `That was tried too often. The next try counts at ${clockTime(opening.nextTryAt)}.`;
  if (opening.status === "unreachable") return UNREACHABLE_WORDS;
  return "The inbox could not be opened. Please try again.";
}
