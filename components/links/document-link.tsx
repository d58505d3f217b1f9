import type { ReactNode } from "react";
import { documentSize } from "#server/documents/documents.ts";
import { documentFormat } from "#server/documents/site-documents.ts";
import { fileSize } from "#lib/quote-requests/attachments.ts";
import { typeset } from "#lib/styles/typography.ts";

type DocumentLinkProps = { href: string; label: ReactNode; className?: string };

export async function DocumentLink({ href, label, className }: DocumentLinkProps) {
  return (
    <a href={href} download className={className}>
      {label}{" "}
      <span>{typeset(`${documentFormat(href)}, ${fileSize(await documentSize(href))}`)}</span>
    </a>
  );
}
