const SESSION = "/api/admin/session";
/** An answer that got lost, because the computer slept, is not waited for. */
const LOST_MS = 15_000;

/**
 * What became of the inbox's session: it goes on; it was over already; the auth service took its word back, which closed
 * it; nobody could be asked, which leaves it as it was; or this browser is signed in nowhere.
 */
export type Confirmed = "confirmed" | "over" | "refused" | "unreachable" | "signed-out";

/** Hands a token to our server, which asks the auth service whether it still vouches for who works here. */
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
    return status === 403 ? "refused" : "unreachable";
  } catch {
    // No network: the session has its ten minutes.
    return "unreachable";
  }
}
