const KEY = "teragus.reloaded";
const PAUSE_MS = 60_000;

/**
 * Loads the page again where a script of it can't be fetched although the server answers: the page is of a build that
 * is no longer served. What was typed must be in a draft by then. Returns false where the network is away, or where
 * reloading has not helped a moment ago; the caller then says what failed.
 */
export async function reloadStalePage(): Promise<boolean> {
  try {
    const reloadedAt = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - reloadedAt < PAUSE_MS) return false;
    const answer = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (!answer.ok) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // No network, or a browser that keeps nothing, in which nothing typed would survive.
    return false;
  }
  window.location.reload();
  return true;
}
