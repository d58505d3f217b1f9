/** A letter's key; on a Cyrillic, Greek, Arabic or Hebrew layout, the one that a Latin layout has in its place. */
export function latinKey(key: string, code: string): string {
  const isForeign = /^\P{Script=Latin}{1,2}$/u.test(key) && /^\p{L}/u.test(key);
  if (isForeign && code.startsWith("Key")) return code.slice("Key".length).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}
