const SESSION = "/api/admin/session";
/** Times out a response that was lost, for example during sleep. */
const LOST_MS = 15_000;

/** "rejected": the auth service ended the session; "unreachable": unchanged; "signed-out": no auth session here. */
export type Confirmed = "confirmed" | "over" | "rejected" | "unreachable" | "signed-out";

/** Asks our server to confirm the token's session with the auth service. */
export async function confirmAdminSession(accessToken: string): Promise<Confirmed> {
  try {
    const { status } = await fetch(SESSION, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ accessToken }),
      signal: AbortSignal.timeout(LOST_MS),
    });
    if (status === 200) return "confirmed";
    if (status === 401) return "over";
    return status === 403 ? "rejected" : "unreachable";
  } catch {
    // Offline: the session lasts up to ten minutes.
    return "unreachable";
  }
}
