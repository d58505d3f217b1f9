/** What other layouts have where a Latin one has the slash and the question mark. */
const SLASHES: Readonly<Record<string, string>> = { ".": "/", ظ: "/", ",": "?", "؟": "?" };
/** Where Greek and Hebrew layouts have no letter. */
const NO_LETTERS = new Set([";", "/"]);

/** A key; on a Cyrillic, Greek, Arabic, Hebrew or Thai layout, the one that a Latin layout has in its place. */
export function latinKey(key: string, code: string): string {
  const isForeign =
    (/^\P{Script=Latin}{1,2}$/u.test(key) && /^[\p{L}\p{M}]/u.test(key)) ||
    (code === "KeyQ" && NO_LETTERS.has(key));
  if (code === "Slash") return SLASHES[key] ?? key.toLowerCase();
  if (isForeign && code.startsWith("Key")) return code.slice("Key".length).toLowerCase();
  return key.length === 1 ? key.toLowerCase() : key;
}
