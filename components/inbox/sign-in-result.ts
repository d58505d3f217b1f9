/** What the lock screen learns of an attempt to sign in: never more than the specified words say, and when to try again. */
export type SignInResult =
  | { status: "granted" | "failed" }
  | {
      status: "denied";
      /** ISO 8601; before it no password counts, the right one neither. */ nextTryAt?: string;
    };
