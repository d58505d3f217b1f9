import type { ComponentProps } from "react";
import { REQUEST_QUOTE_PATH } from "#content/request-quote-path.ts";

/** A link to the quote form, which `components/enhancements/quote-links.ts` opens as a dialog where scripts run. */
export function RequestQuoteLink({ children, ...props }: Omit<ComponentProps<"a">, "href">) {
  return (
    <a {...props} href={REQUEST_QUOTE_PATH}>
      {children}
    </a>
  );
}
