import { attachmentOf } from "#server/files/content-disposition.ts";

/** Forces a download and forbids caching, since the content comes from unknown senders. */
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
