import { whenVisible } from "#lib/browser/when-visible.ts";

/** Marks a page that the browser drew ahead until somebody sees it, so that its figures do not count up for nobody. */
export function enhanceUnseenPage(signal: AbortSignal): void {
  const root = document.documentElement;
  root.dataset.unseen = "";
  whenVisible(() => delete root.dataset.unseen, signal);
}
