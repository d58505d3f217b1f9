/** The slugs of the samples that were asked for in this browser. */
const KEY = "teragus.samples";
const CHANGE = "teragus:samples";

/** The slugs in the tray, as they are stored: who shows them looks them up. Undefined where the browser stores nothing. */
export function readBasket(): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === "string") : [];
  } catch (error) {
    // What is no JSON is nobody's tray; any other refusal is the browser's.
    return error instanceof SyntaxError ? [] : undefined;
  }
}

/** Keeps the tray and tells this page, where it changed; other tabs hear it from the browser. False where nothing is stored. */
export function writeBasket(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(CHANGE));
  return true;
}

/** Calls `tell` whenever the tray changed, in this tab or another. */
export function onBasketChange(tell: () => void, signal: AbortSignal): void {
  window.addEventListener(CHANGE, tell, { signal });
  window.addEventListener("storage", ({ key }) => (key === KEY || key === null) && tell(), {
    signal,
  });
}
