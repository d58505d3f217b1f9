import {
  DOCUMENT_PARAMETER,
  PICTURE_PARAMETER,
  QUOTE_PARAMETER,
  REQUEST_QUOTE_PATH,
} from "#content/request-quote-path.ts";
import { takeOverLinks } from "./take-over-links.ts";

export type DialogModule = { openQuoteRequestDialog: (trigger: HTMLElement) => void };

/** Fetches what opens the quote form as a dialog; the focus returns to `trigger` when that closes. */
export type LoadDialog = () => Promise<DialogModule>;

const CHOSEN = [QUOTE_PARAMETER, DOCUMENT_PARAMETER, PICTURE_PARAMETER].map(
  (name) => `[href^="${REQUEST_QUOTE_PATH}?${name}="]`,
);
/** With or without what is asked for. */
const QUOTE_LINKS = `a:is([href="${REQUEST_QUOTE_PATH}"],${CHOSEN.join()})`;

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
      isUnwelcome: () => document.readyState !== "complete",
    },
    signal,
  );
}
