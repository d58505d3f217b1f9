/**
 * The header that makes an answer a download of this name, as RFC 6266 writes it: whatever was typed, and a plain one
 * for clients that don't read that.
 */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** RFC 8187 lets fewer characters stand for themselves than an address does. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
