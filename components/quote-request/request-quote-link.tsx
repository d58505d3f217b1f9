import type { ComponentProps } from "react";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";

/** `components/enhancements/quote-links.ts` opens it as a dialog. */
export function RequestQuoteLink({ children, ...props }: Omit<ComponentProps<"a">, "href">) {
  return (
    <a {...props} href={REQUEST_QUOTE_PATH}>
      {children}
    </a>
  );
}
