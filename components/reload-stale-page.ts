const KEY = "teragus.reloaded";
const PAUSE_MS = 60_000;

/** Reloads a page of an old build. Save drafts first. Returns false if offline or just reloaded. */
export async function reloadStalePage(): Promise<boolean> {
  try {
    const reloadedAt = Number(window.sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - reloadedAt < PAUSE_MS) return false;
    const response = await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    if (!response.ok) return false;
    window.sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Offline, or storage is blocked and a reload would lose the draft.
    return false;
  }
  window.location.reload();
  return true;
}
