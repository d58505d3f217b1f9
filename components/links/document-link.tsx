import type { ReactNode } from "react";
import { documentSize } from "#server/documents/documents.ts";
import { inMegabytes } from "#server/documents/document-size.ts";
import { typeset } from "#lib/styles/typography.ts";

type DocumentLinkProps = { href: string; label: ReactNode; className?: string };

/** A link to one of the site's own PDFs that says what a click will fetch. */
export async function DocumentLink({ href, label, className }: DocumentLinkProps) {
  return (
    <a href={href} download className={className}>
      {label} <span>{typeset(`PDF, ${inMegabytes(await documentSize(href))}`)}</span>
    </a>
  );
}
