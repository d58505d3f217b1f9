import { createAuthClient, AUTH_STORAGE_KEY } from "#lib/auth/auth-client.ts";
import {
  authSessionSchema,
  type AuthConfiguration,
  type AuthSession,
} from "#lib/auth/auth-session.ts";
import { authOpeningSchema, type AuthOpening } from "./auth-opening.ts";
import {
  AUTH_REFUSAL_WORDS,
  explainAuthError,
  secondsToWait,
  UNREACHABLE_WORDS,
} from "./auth-words.ts";
import { confirmAdminSession, type Confirmed } from "./confirm-desk-session.ts";
import { clockTime } from "#components/inbox/data/inbox-labels.ts";

/** The auth service, and the action that opens the inbox with a token of its. */
export type AuthDoor = AuthConfiguration & { open: (accessToken: string) => Promise<AuthOpening> };

/** What comes of a step towards the inbox: it is open, something more is wanted, or what went wrong, in words. */
export type Step =
  | { kind: "opened" }
  | { kind: "sent" }
  | { kind: "factor" }
  | { kind: "new-password" }
  /** `waitSeconds` where a mail was sent a moment ago, until the next one; `isOver` where nothing is left but to begin anew. */
  | { kind: "failed"; message: string; waitSeconds?: number; isOver?: boolean };

/** What signing in at the auth service takes, and what keeps the inbox open afterwards. */
export type InboxAuth = ReturnType<typeof createInboxAuth>;

/** Makes what `DeskAuth` says, once for a page: its client refreshes its session by a clock. */
export function createInboxAuth({ open, ...configuration }: AuthDoor) {
  const client = createAuthClient(configuration);

  const readSession = async (): Promise<AuthSession | undefined> => {
    const { data, error } = await client.getSession();
    if (error) throw error;
    return data.session ? authSessionSchema.parse(data.session) : undefined;
  };

  /** Ends the service's session in this browser; here it is over also where the service does not answer. */
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
    if (!session) return { kind: "failed", message: AUTH_REFUSAL_WORDS.ended, isOver: true };
    const opening = authOpeningSchema.parse(await open(session.accessToken));
    if (opening.status === "granted") return { kind: "opened" };
    if (opening.status === "refused" && opening.reason === "factor") return { kind: "factor" };
    await leave();
    return { kind: "failed", message: explainOpening(opening), isOver: true };
  };

  return {
    signIn: (email: string, password: string) =>
      attempt(async () => {
        orThrow(await client.signInWithPassword({ email, password }));
        return enter();
      }),
    /** Sends a code to an address that has an account; another one gets none, and no account. */
    sendCode: (email: string, isForgotten: boolean) =>
      attempt(async () => {
        orThrow(
          isForgotten
            ? await client.resetPasswordForEmail(email)
            : await client.signInWithOtp({ email, options: { shouldCreateUser: false } }),
        );
        return { kind: "sent" };
      }),
    /** Takes the code of a mail. Of somebody who forgot their password a new one is wanted before the inbox opens. */
    takeCode: (email: string, token: string, isForgotten: boolean) =>
      attempt(async () => {
        const type = isForgotten ? "recovery" : "email";
        orThrow(await client.verifyOtp({ email, token, type }));
        if (!isForgotten) return enter();
        return { kind: (await wantsFactor()) ? "factor" : "new-password" };
      }),
    /** Takes the code of an authenticator app. */
    takeFactor: (code: string, isForgotten: boolean) =>
      attempt(async () => {
        const { data, error } = await client.mfa.listFactors();
        if (error) throw error;
        // Of several apps any may be at hand.
        let refusal: unknown;
        for (const { id: factorId } of data.totp) {
          refusal = (await client.mfa.challengeAndVerify({ factorId, code })).error;
          if (!refusal) return isForgotten ? { kind: "new-password" } : enter();
        }
        if (refusal) throw refusal;
        return { kind: "failed", message: OTHER_FACTOR };
      }),
    setPassword: (password: string) =>
      attempt(async () => {
        orThrow(await client.updateUser({ password }));
        return enter();
      }),
    /** Whether this browser has a session of the service's. */
    hasSession: () => window.localStorage.getItem(AUTH_STORAGE_KEY) !== null,
    /** Has the inbox's session go on, with the service's word for it. */
    confirm: async (): Promise<Confirmed> => {
      const session = await readSession().catch(() => undefined);
      if (session) return confirmAdminSession(session.accessToken);
      return window.localStorage.getItem(AUTH_STORAGE_KEY) ? "unreachable" : "signed-out";
    },
    leave,
  };
}

/** What the calls of a step answered; what goes wrong is said, and nothing rejects. */
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
  if (opening.status === "refused") return AUTH_REFUSAL_WORDS[opening.reason];
  if (opening.status === "denied")
    return `That was tried too often. The next try counts at ${clockTime(opening.nextTryAt)}.`;
  if (opening.status === "unreachable") return UNREACHABLE_WORDS;
  return "The inbox could not be opened. Please try again.";
}
