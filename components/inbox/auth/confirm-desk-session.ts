const SESSION = "/api/admin/session";
/** Give up on a response that was lost while the computer slept. */
const LOST_MS = 15_000;

/**
 * The inbox session's state: extended; already over; closed because the auth service rejected it; unchanged because a
 * server was unreachable; or this browser has no auth session.
 */
export type Confirmed = "confirmed" | "over" | "refused" | "unreachable" | "signed-out";

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
    // Network error: the session remains until its ten minutes are over.
    return "unreachable";
  }
}
