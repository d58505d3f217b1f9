type Place = "localStorage" | "sessionStorage";

/** Undefined if nothing is kept, or if the browser blocks storage. */
export function readKept(place: Place, key: string): string | undefined {
  try {
    return window[place].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if the browser blocks storage, or it is full. */
export function keep(place: Place, key: string, text: string): boolean {
  try {
    window[place].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
