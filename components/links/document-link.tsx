import type { ReactNode } from "react";
import { describeDocument } from "#server/documents/document-format.ts";
import { typeset } from "#lib/styles/typography.ts";
import { leavingLanguage, type Words } from "#lib/languages/words.ts";

type DocumentLinkProps = {
  /** In the page's language, or the English document's. */
  href: string;
  label: ReactNode;
  words: Words;
  className?: string;
};

export async function DocumentLink({ href, label, words, className }: DocumentLinkProps) {
  return (
    <a href={href} download {...leavingLanguage(words, href)} className={className}>
      {label} <span>{typeset(await describeDocument(href, words))}</span>
    </a>
  );
}
