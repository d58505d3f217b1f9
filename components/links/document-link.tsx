import type { ReactNode } from "react";
import { documentSize } from "#server/documents/documents.ts";
import { inMegabytes } from "#server/documents/document-size.ts";
import { typeset } from "#lib/styles/typography.ts";

type DocumentLinkProps = { href: string; label: ReactNode; className?: string };

export async function DocumentLink({ href, label, className }: DocumentLinkProps) {
  return (
    <a href={href} download className={className}>
      {label} <span>{typeset(`PDF, ${inMegabytes(await documentSize(href))}`)}</span>
    </a>
  );
}
