import type { ComponentProps } from "react";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { hrefIn, type Words } from "#lib/languages/words.ts";

type RequestQuoteLinkProps = Omit<ComponentProps<"a">, "href"> & { words: Words };

/** `components/enhancements/quote-links.ts` opens it as a dialog. */
export function RequestQuoteLink({ words, children, ...props }: RequestQuoteLinkProps) {
  return (
    <a {...props} href={hrefIn(words, REQUEST_QUOTE_PATH)}>
      {children}
    </a>
  );
}
