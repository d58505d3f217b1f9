type Area = "localStorage" | "sessionStorage";

/** Null if nothing is stored; undefined if the browser blocks storage. */
export function readStorage(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** False if the browser blocks storage, or it is full. */
export function writeStorage(area: Area, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
