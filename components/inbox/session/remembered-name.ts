const KEY = "teragus-desk-name";

/** The last name used in this browser: a suggestion, never applied by itself. */
export function recallName(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    // Storage is blocked: the name is typed again.
    return "";
  }
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Storage is blocked.
  }
}
