/** What the lock screen learns of an attempt to sign in: never more than the specified words say. */
export type SignInResult = { status: "granted" | "denied" | "failed" };
