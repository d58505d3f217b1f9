type Place = "localStorage" | "sessionStorage";

/** Null if nothing is kept; undefined if the browser blocks storage. */
export function readKept(place: Place, key: string): string | null | undefined {
  try {
    return globalThis[place].getItem(key);
  } catch {
    return undefined;
  }
}

/** False if the browser blocks storage, or it is full. */
export function keep(place: Place, key: string, text: string): boolean {
  try {
    globalThis[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
