const KEY = "teragus.samples";
const CHANGE = "teragus:samples";

/** The stored slugs, unvalidated. Undefined if storage is blocked. */
export function readBasket(): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === "string") : [];
  } catch (error) {
    // Invalid JSON counts as empty; any other error means blocked storage.
    return error instanceof SyntaxError ? [] : undefined;
  }
}

/** Stores the sample basket and notifies this page; other tabs get a storage event. False if storage failed. */
export function writeBasket(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGE));
  return true;
}

/** Calls `tell` on changes in this tab or another. */
export function onBasketChange(tell: () => void, signal: AbortSignal): void {
  window.addEventListener(CHANGE, tell, { signal });
  window.addEventListener("storage", ({ key }) => (key === KEY || key === null) && tell(), {
    signal,
  });
}
