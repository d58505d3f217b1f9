import {
  DOCUMENT_PARAMETER,
  IMAGE_PARAMETER,
  QUOTE_PARAMETER,
  REQUEST_QUOTE_PATH,
} from "#content/request-quote-path.ts";
import { connectionOf } from "#lib/browser/network-connection.ts";
import { interceptLinks } from "./intercept-links.ts";

export type DialogModule = typeof import("#components/quote-request/quote-request-dialog.tsx");
export type LoadDialog = () => Promise<DialogModule>;

const CHOSEN = [QUOTE_PARAMETER, DOCUMENT_PARAMETER, IMAGE_PARAMETER].map(
  (name) => `[href*="${REQUEST_QUOTE_PATH}?${name}="]`,
);
/** Links to the form, with or without a preselection. */
const QUOTE_LINKS = `a:is([href$="${REQUEST_QUOTE_PATH}"],${CHOSEN.join()})`;

/** Round trips from here on make each file costly; Chromium reports up to 125 when it has no measurement. */
const FAR_MS = 150;
/** How long after `load` a page still fetches its film and the next screen's images. */
const SETTLING_MS = 2_000;

/** While the page loads, the link is followed: the form's page is lighter than a dialog behind this page's images. */
export function enhanceQuoteLinks(load: LoadDialog, signal: AbortSignal): void {
  interceptLinks(
    {
      links: QUOTE_LINKS,
      load,
      act: ({ openQuoteRequestDialog }, link) => openQuoteRequestDialog(link),
      isLeftToBrowser: isLoading,
    },
    signal,
  );
}

function isLoading(): boolean {
  if (document.readyState !== "complete") return true;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { rtt = 0 } = connectionOf(navigator) ?? {};
  return rtt >= FAR_MS && performance.now() - (navigation?.loadEventEnd ?? 0) < SETTLING_MS;
}
