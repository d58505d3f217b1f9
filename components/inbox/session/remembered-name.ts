const KEY = "teragus-desk-name";

/** The name that somebody last worked under in this browser, or nothing: offered, never taken without asking. */
export function recallName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    // A browser that keeps nothing: the name is typed anew.
    return "";
  }
}

/** Keeps the name in this browser for the next session. */
export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // As above.
  }
}
