import type { ComponentProps } from "react";

/** A link to the quote form, which opens as a dialog where JavaScript runs. */
export function RequestQuoteLink(props: Omit<ComponentProps<"a">, "href">) {
  // eslint-disable-next-line
  return <a href="/request-quote" {...props} />;
}
