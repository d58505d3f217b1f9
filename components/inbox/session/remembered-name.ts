const KEY = "teragus-desk-name";

/** Returns the last name used in this browser, or an empty string. Only a suggestion. */
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
