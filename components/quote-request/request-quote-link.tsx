import type { ComponentProps } from "react";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";
import { hrefIn, type Words } from "#lib/languages/words.ts";

/** `components/enhancements/quote-links.ts` opens it as a dialog. */
export function RequestQuoteLink({
  words,
  children,
  ...props
}: Omit<ComponentProps<"a">, "href"> & { words: Words }) {
  return (
    <a {...props} href={hrefIn(words, REQUEST_QUOTE_PATH)}>
      {children}
    </a>
  );
}
