import { enhanceContactOrigin } from "./contact-form-origin.ts";
import { enhanceHeroFilm } from "./film-controls.ts";
import { layOutAhead } from "./render-below-fold.ts";
import { enhanceKitLinks } from "./kit-links.ts";
import { enhanceMenuSheet } from "./menu-sheet.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceMissingPage } from "./missing-page.ts";
import { enhanceQuoteLinks, type LoadDialog } from "./quote-links.ts";
import { enhanceSamples, enhanceViews, type LoadSamples } from "./sample-links.ts";
import { enhanceScrollHeader } from "./scroll-header.ts";
import { speculate } from "./add-speculation-rules.ts";
import { enhanceUnseenPage } from "./prerendered-page.ts";
import { SAMPLES } from "#content/switches.ts";
import { whenLoadedAndIdle } from "#lib/browser/when-idle.ts";

/** Adds behavior to the server-rendered document; `signal` removes its listeners. */
type Enhancement = (signal: AbortSignal) => void;

type PageFiles = {
  loadDialog: LoadDialog;
  loadSamples: LoadSamples;
  /** URLs of all pages' style sheets, known only in a build. */
  styleSheets: readonly string[];
};

const ENHANCEMENTS: readonly Enhancement[] = [
  enhanceScrollHeader,
  enhanceMenus,
  enhanceMenuSheet,
  enhanceContactOrigin,
  enhanceKitLinks,
  enhanceUnseenPage,
  layOutAhead,
];
const LATER: readonly Enhancement[] = [enhanceHeroFilm, enhanceMissingPage];

/** React may hydrate the document later, so an enhancement changes attributes, never elements or text. */
export function enhancePage(
  { loadDialog, loadSamples, styleSheets }: PageFiles,
  signal: AbortSignal,
): void {
  enhanceQuoteLinks(loadDialog, signal);
  if (SAMPLES) enhanceSamples(loadSamples, signal);
  enhanceViews(loadSamples, signal);
  for (const enhance of ENHANCEMENTS) enhance(signal);
  speculate(styleSheets, signal);
  whenLoadedAndIdle(() => {
    for (const enhance of LATER) enhance(signal);
  }, signal);
}
