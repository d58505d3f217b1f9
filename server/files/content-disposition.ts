/** A Content-Disposition header (RFC 6266) with the full name and an ASCII fallback. */
export function attachmentOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/gu, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encode(name)}`;
}

/** RFC 8187 allows fewer unescaped characters than a URL. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
