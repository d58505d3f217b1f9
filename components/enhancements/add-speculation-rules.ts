import { REQUEST_QUOTE_PATH, REQUEST_SAMPLES_PATH } from "#content/request-quote-path.ts";
import { SAMPLES } from "#content/switches.ts";
import { connectionOf } from "#lib/browser/network-connection.ts";
import { AHEAD, DRAWN, SPECULATION_RULES } from "#lib/browser/speculation-rules-text.ts";
import { onFirstAct } from "./first-interaction.ts";

/** Longer than a pointer takes to cross a link by accident, and still ahead of a click. */
const DWELL_MS = 20;
const LEAVINGS = ["pointerout", "pointercancel", "pagehide"] as const;
/** Links to static pages. A form's page depends on the referring page; an image is not a page. */
const FORMS = [REQUEST_QUOTE_PATH, ...(SAMPLES ? [REQUEST_SAMPLES_PATH] : [])];
const PAGES = `a[href^="/"]:not([download],${FORMS.map((path) => `[href*="${path}"]`).join()},[href^="/images/"])`;

/** Prefetches linked pages after the first interaction and prerenders the hovered one, unless data saving is on. */
export function speculate(styleSheets: readonly string[], signal: AbortSignal): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const { saveData, effectiveType = "" } = connectionOf(navigator) ?? {};
  if (saveData || effectiveType.endsWith("2g")) return;
  if (document.querySelector("[data-missing-page]")) return;
  const rules = document.createElement("script");
  let dwelling: number | undefined;
  let drawn: Element | null = null;

  const draw = (link: Element | null) => {
    drawn?.setAttribute(AHEAD, "");
    drawn = link;
    link?.setAttribute(AHEAD, DRAWN);
  };
  const approach = ({ target }: Event) => {
    clearTimeout(dwelling);
    const link = (target as Element).closest<HTMLAnchorElement>(PAGES);
    if (link && link !== drawn && leadsOn(link)) dwelling = window.setTimeout(draw, DWELL_MS, link);
  };
  const leave = ({ type }: Event) => {
    clearTimeout(dwelling);
    // The finger scrolls or the page is left: no prerendering.
    if (type !== "pointerout") draw(null);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      target.toggleAttribute(AHEAD, true);
    }
  });
  const begin = () => {
    rules.type = "speculationrules";
    rules.text = SPECULATION_RULES;
    document.head.append(rules, ...styleSheets.filter(isMissing).map(prefetch));
    // The footer links to every page, so it is excluded.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header,main) ${PAGES}`))
      if (leadsOn(link)) seen.observe(link);
  };

  onFirstAct(begin, signal);
  const options = { signal, passive: true };
  for (const type of LEAVINGS) window.addEventListener(type, leave, options);
  window.addEventListener("pointerover", approach, options);
}

function isMissing(styleSheet: string): boolean {
  return document.querySelector(`link[href="${styleSheet}"]`) === null;
}

function prefetch(href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href });
}

function leadsOn({ pathname }: HTMLAnchorElement): boolean {
  return pathname !== window.location.pathname;
}
