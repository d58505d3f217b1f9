import { attachmentOf } from "#server/files/content-disposition.ts";

/** Headers for untrusted attachments: always a download, never rendered as a page of this site, never cached. */
export function fileHeaders({
  name,
  mediaType,
  size,
}: {
  name: string;
  mediaType: string;
  size: number | bigint;
}): Record<string, string> {
  return {
    "Content-Type": mediaType,
    "Content-Length": String(size),
    "Content-Disposition": attachmentOf(name),
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    "Cache-Control": "no-store",
  };
}
