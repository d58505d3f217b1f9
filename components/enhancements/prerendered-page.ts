import { whenVisible } from "#lib/browser/when-visible.ts";

/** Marks a prerendered page until it is visible, so that its stats do not count up unseen. */
export function enhanceUnseenPage(signal: AbortSignal): void {
  const root = document.documentElement;
  root.dataset.unseen = "";
  whenVisible(() => delete root.dataset.unseen, signal);
}
