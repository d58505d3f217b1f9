import type { ReactNode } from "react";
import { documentSize } from "#server/documents/document-format.ts";
import { documentFormat } from "#server/documents/document-queries.ts";
import { fileSize } from "#lib/attachments/attachments.ts";
import { typeset } from "#lib/styles/typography.ts";
import { formatNumber, leavingLanguage, type Words } from "#lib/languages/words.ts";

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
      {label}{" "}
      <span>
        {typeset(
          `${documentFormat(href)}, ${fileSize(await documentSize(href), (size) => formatNumber(words, size))}`,
        )}
      </span>
    </a>
  );
}
