import type { ReactNode } from "react";
import { documentSize } from "#lib/server/documents/documents.ts";
import { typeset } from "#lib/typography.ts";

type DocumentLinkProps = { href: string; label: ReactNode; className?: string };

/** A link to one of the site's own PDFs that says what a click will fetch. */
export async function DocumentLink({ href, label, className }: DocumentLinkProps) {
  const megabytes = (await documentSize(href)) / 1_000_000;
  return (
    <a href={href} download className={className}>
      {label} <span>{typeset(`PDF, ${megabytes.toFixed(1)} MB`)}</span>
    </a>
  );
}
