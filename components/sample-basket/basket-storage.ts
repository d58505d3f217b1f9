import { writeStorage } from "#components/browser-storage.ts";

const KEY = "teragus.samples";
const KITS_KEY = "teragus.kits";
const CHANGE = "teragus:samples";

/** The stored slugs, unvalidated. Undefined if storage is blocked. */
export function readBasket(): string[] | undefined {
  return readSlugs(KEY);
}

/** The products whose drawing kit was taken since the last request, unvalidated. */
export function readKits(): string[] {
  return readSlugs(KITS_KEY) ?? [];
}

export function rememberKit(slug: string): void {
  writeSlugs(KITS_KEY, [...new Set([...readKits(), slug])]);
}

export function forgetKits(): void {
  writeSlugs(KITS_KEY, []);
}

function readSlugs(key: string): string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === "string") : [];
  } catch (error) {
    // Invalid JSON counts as empty; any other error means blocked storage.
    return error instanceof SyntaxError ? [] : undefined;
  }
}

/** Stores the sample basket and notifies this page; other tabs get a storage event. False if storage failed. */
export function writeBasket(slugs: readonly string[]): boolean {
  const isWritten = writeSlugs(KEY, slugs);
  if (isWritten) window.dispatchEvent(new Event(CHANGE));
  return isWritten;
}

function writeSlugs(key: string, slugs: readonly string[]): boolean {
  return writeStorage("localStorage", key, JSON.stringify(slugs));
}

/** Calls `listen` on changes in this tab or another. */
export function onBasketChange(listen: () => void, signal: AbortSignal): void {
  window.addEventListener(CHANGE, listen, { signal });
  window.addEventListener("storage", ({ key }) => (key === KEY || key === null) && listen(), {
    signal,
  });
}
