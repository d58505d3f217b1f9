import { BODY_LENGTH } from "#server/http/own-server.ts";

/** Headers for untrusted attachments: always a download, never rendered as a page of this site, never cached. */
export function fileHeaders({
  name,
  mediaType,
  size,
}: {
  name: string;
  mediaType: string;
  size?: number;
}): Record<string, string> {
  return {
    "Content-Type": mediaType,
    ...(size !== undefined && { [BODY_LENGTH]: String(size) }),
    "Content-Disposition": attachmentOf(name),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
}

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
