import { enhanceContactOrigin } from "./contact-form-origin.ts";
import { enhanceHeroFilm } from "./film-controls.ts";
import { layOutAhead } from "./render-below-fold.ts";
import { enhanceMenuSheet } from "./menu-sheet.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceMissingPage } from "./missing-page.ts";
import { enhanceQuoteLinks, type LoadDialog } from "./quote-links.ts";
import { enhanceSamples, enhanceViews, type LoadSamples } from "./sample-links.ts";
import { enhanceScrollHeader } from "./scroll-header.ts";
import { speculate } from "./add-speculation-rules.ts";
import { enhanceUnseenPage } from "./prerendered-page.ts";
import { whenLoadedAndIdle } from "#lib/browser/when-idle.ts";

/** Adds a behavior to the document as the server sent it; what it listens to ends with `signal`. */
type Enhancement = (signal: AbortSignal) => void;

/** What a page may want beyond itself. */
type PageFiles = {
  loadDialog: LoadDialog;
  loadSamples: LoadSamples;
  /** Addresses of all that pages have, where a build knows them. */
  styleSheets: readonly string[];
};

const ENHANCEMENTS: readonly Enhancement[] = [
  enhanceScrollHeader,
  enhanceMenus,
  enhanceMenuSheet,
  enhanceContactOrigin,
  enhanceUnseenPage,
  layOutAhead,
];
/** What nobody misses until the page is quiet. */
const LATER: readonly Enhancement[] = [enhanceHeroFilm, enhanceMissingPage];

/**
 * Gives a public page what neither HTML nor CSS can do by themselves. Without it every link and menu works; nothing here
 * needs React, so that a page which is only read never loads it.
 *
 * React may bring the document to life later, and compares it then with what the server sent: an enhancement changes
 * attributes, never elements or text.
 */
export function enhancePage(
  { loadDialog, loadSamples, styleSheets }: PageFiles,
  signal: AbortSignal,
): void {
  enhanceQuoteLinks(loadDialog, signal);
  enhanceSamples(loadSamples, signal);
  enhanceViews(loadSamples, signal);
  for (const enhance of ENHANCEMENTS) enhance(signal);
  speculate(styleSheets, signal);
  whenLoadedAndIdle(() => {
    for (const enhance of LATER) enhance(signal);
  }, signal);
}
