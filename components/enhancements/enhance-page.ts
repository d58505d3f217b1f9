import "#lib/browser/ignore-file-drops.ts";
import { enhanceHeroFilm } from "./film-controls.ts";
import { enhanceMenuSheet, enhanceMenus } from "./menus.ts";
import { enhanceQuoteLinks, type LoadDialog } from "./quote-links.ts";
import { enhanceSamples, enhanceLightbox, type LoadSamples } from "./sample-links.ts";
import { rememberKit } from "#components/sample-basket/basket-storage.ts";
import {
  DRAWING_KIT,
  REQUEST_QUOTE_PATH,
  REQUEST_SAMPLES_PATH,
  ORIGIN_PARAMETER,
} from "#content/request-quote-path.ts";
import { SAMPLES } from "#content/switches.ts";
import { whenLoadedAndIdle, whenIdle, whenVisible } from "#lib/browser/when-idle.ts";
import { connectionOf } from "#lib/browser/network-connection.ts";
import { PREFETCH, HOVERED, SPECULATION_RULES } from "#lib/browser/speculation-rules-text.ts";
import { onFirstInteraction } from "./first-interaction.ts";

const SCROLLED_PX = 50;

/** Adds behavior to the server-rendered document; `signal` removes its listeners. */
type Enhancement = (signal: AbortSignal) => void;

type PreloadTiming = PerformanceEntry & { activationStart?: number; deliveryType?: string };

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
  enhancePrerenderedPage,
  enhanceScrollLength,
];
const LATER: readonly Enhancement[] = [enhanceHeroFilm, enhanceMissingPage];

/** React may hydrate the document later, so an enhancement changes attributes, never elements or text. */
export function enhancePage(
  { loadDialog, loadSamples, styleSheets }: PageFiles,
  signal: AbortSignal,
): void {
  enhanceQuoteLinks(loadDialog, signal);
  if (SAMPLES) enhanceSamples(loadSamples, signal);
  enhanceLightbox(loadSamples, signal);
  for (const enhance of ENHANCEMENTS) enhance(signal);
  speculate(styleSheets, signal);
  whenLoadedAndIdle(() => {
    for (const enhance of LATER) enhance(signal);
  }, signal);
}

/** Sets `data-scrolled` past 50 px in browsers without scroll-driven styles; in the others site-header.css does it. */
function enhanceScrollHeader(signal: AbortSignal): void {
  if (CSS.supports("animation-range", "50px")) return;
  const bar = document.querySelector(".site-header");
  const mark = () => bar?.toggleAttribute("data-scrolled", window.scrollY > SCROLLED_PX);
  mark();
  window.addEventListener("scroll", mark, { passive: true, signal });
}

/** Shows which product or sector linked to the contact section, if the URL names one. */
function enhanceContactOrigin(): void {
  const slug = new URLSearchParams(window.location.search).get(ORIGIN_PARAMETER);
  if (!slug) return;
  // The URL is untrusted: show only names that the server rendered.
  const name = document.querySelector<HTMLElement>(`[data-origin="${CSS.escape(slug)}"]`);
  if (!name?.parentElement) return;
  name.hidden = false;
  name.parentElement.hidden = false;
}

/** Remembers which drawing kits are taken along, so that the quote form can name them. */
function enhanceKitLinks(signal: AbortSignal): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>(`[href$="${DRAWING_KIT}"]`);
      const file = link?.pathname.split("/").at(-1);
      if (file) rememberKit(file.slice(0, -DRAWING_KIT.length));
    },
    { signal },
  );
}

/** Marks a prerendered page until it is visible, so that its stats do not count up unseen. */
function enhancePrerenderedPage(signal: AbortSignal): void {
  const root = document.documentElement;
  root.dataset.unseen = "";
  whenVisible(() => {
    delete root.dataset.unseen;
    if (isPreloaded()) void countVisit();
  }, signal);
}

function isPreloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PreloadTiming[];
  return (
    Boolean(navigation?.activationStart) || navigation?.deliveryType === "navigational-prefetch"
  );
}

/** The server left out what the browser prefetched; this request is answered with 304. */
async function countVisit(): Promise<void> {
  const { referrer } = document;
  await fetch(window.location.pathname, { cache: "no-cache", referrer }).catch(() => undefined);
}

function enhanceMissingPage(): void {
  if (!document.querySelector("[data-missing-page]")) return;
  // oxlint-disable-next-line no-console
  console.error(`404: there is no page at ${window.location.pathname}`);
}

/** What site-page.css skips with `content-visibility`. */
const DEFERRED =
  "main :is(section, li[id], .drawing > figcaption, fieldset ~ :is(fieldset, div)), main ~ footer";

/** Timeout of each idle callback: about a dozen parts are laid out before a visitor has read one screen. */
const LATEST_MS = 100;

/** Lays out the page below the first screen while idle, so that the scroll bar has its real length. */
function enhanceScrollLength(signal: AbortSignal): void {
  const sections = [...document.querySelectorAll<HTMLElement>(DEFERRED)];
  if (isReturn()) return sections.forEach(layOut);
  const next = () => {
    const section = sections.shift();
    if (!section || signal.aborted) return;
    layOut(section);
    whenIdle(next, 0, LATEST_MS);
  };
  whenLoadedAndIdle(next, signal);
  document.addEventListener("scroll", next, { once: true, passive: true, signal });
}

function layOut(section: HTMLElement): void {
  section.style.contentVisibility = "visible";
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== "navigate";
}

/** Longer than a pointer takes to cross a link by accident, and still ahead of a click. */
const HOVER_MS = 20;
const LEAVE_EVENTS = ["pointerout", "pointercancel", "pagehide"] as const;
/** Links to static pages. A form's page depends on the referring page; an image is not a page. */
const FORMS = [REQUEST_QUOTE_PATH, ...(SAMPLES ? [REQUEST_SAMPLES_PATH] : [])];
const PAGES = `a[href^="/"]:not([download],${FORMS.map((path) => `[href*="${path}"]`).join()},[href^="/images/"])`;

/** Prefetches linked pages after the first interaction and prerenders the hovered one, unless data saving is on. */
function speculate(styleSheets: readonly string[], signal: AbortSignal): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  const { saveData, effectiveType = "" } = connectionOf(navigator) ?? {};
  if (saveData || effectiveType.endsWith("2g")) return;
  if (document.querySelector("[data-missing-page]")) return;
  const rules = document.createElement("script");
  let timer: number | undefined;
  let hovered: Element | null = null;

  const mark = (link: Element | null) => {
    hovered?.setAttribute(PREFETCH, "");
    hovered = link;
    link?.setAttribute(PREFETCH, HOVERED);
  };
  const hover = ({ target }: Event) => {
    clearTimeout(timer);
    const link = (target as Element).closest<HTMLAnchorElement>(PAGES);
    if (link && link !== hovered && isOther(link)) timer = window.setTimeout(mark, HOVER_MS, link);
  };
  const leave = ({ type }: Event) => {
    clearTimeout(timer);
    // The finger scrolls or the page is left: no prerendering.
    if (type !== "pointerout") mark(null);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      target.toggleAttribute(PREFETCH, true);
    }
  });
  const begin = () => {
    rules.type = "speculationrules";
    rules.text = SPECULATION_RULES;
    document.head.append(rules, ...styleSheets.filter(isNotLoaded).map(prefetch));
    // The footer links to every page, so it is excluded.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(header,main) ${PAGES}`))
      if (isOther(link)) seen.observe(link);
  };

  onFirstInteraction(begin, signal);
  const options = { signal, passive: true };
  for (const type of LEAVE_EVENTS) window.addEventListener(type, leave, options);
  window.addEventListener("pointerover", hover, options);
}

function isNotLoaded(styleSheet: string): boolean {
  return document.querySelector(`link[href="${styleSheet}"]`) === null;
}

function prefetch(href: string): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { rel: "prefetch", as: "style", href });
}

function isOther({ pathname }: HTMLAnchorElement): boolean {
  return pathname !== window.location.pathname;
}
