import { BODY_LENGTH } from "#server/http/response-head.ts";
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
    [BODY_LENGTH]: String(size),
    "Content-Disposition": attachmentOf(name),
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
  };
}
