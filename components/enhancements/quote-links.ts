import {
  DOCUMENT_PARAMETER,
  IMAGE_PARAMETER,
  QUOTE_PARAMETER,
  REQUEST_QUOTE_PATH,
} from "#content/request-quote-path.ts";
import { connectionOf } from "#lib/browser/network-connection.ts";
import { takeOverLinks } from "./intercept-links.ts";

export type DialogModule = { openQuoteRequestDialog: (trigger: HTMLElement) => void };

/** Fetches what opens the quote form as a dialog; the focus returns to `trigger` when that closes. */
export type LoadDialog = () => Promise<DialogModule>;

const CHOSEN = [QUOTE_PARAMETER, DOCUMENT_PARAMETER, IMAGE_PARAMETER].map(
  (name) => `[href^="${REQUEST_QUOTE_PATH}?${name}="]`,
);
/** With or without what is asked for. */
const QUOTE_LINKS = `a:is([href="${REQUEST_QUOTE_PATH}"],${CHOSEN.join()})`;

/** From here on a round trip is that of a long way, on which each file counts; Chromium says up to 125 where it does not know. */
const FAR_MS = 150;
/** For so long after it has loaded a page fetches its film and the pictures of the next screen. */
const SETTLING_MS = 2_000;

/**
 * Opens the quote form as a dialog at a plain click on a link to it. A click on a page that is still loading goes to the
 * form's page, which is lighter than the dialog: that would wait behind the pictures of this one.
 */
export function enhanceQuoteLinks(load: LoadDialog, signal: AbortSignal): void {
  takeOverLinks(
    {
      links: QUOTE_LINKS,
      load,
      act: ({ openQuoteRequestDialog }, link) => openQuoteRequestDialog(link),
      isUnwelcome: isLoading,
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
