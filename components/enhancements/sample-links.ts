import { onBasketChange, readBasket } from "#components/sample-basket/basket-storage.ts";
import { REQUEST_QUOTE_PATH, SAMPLE_PARAMETER } from "#content/request-quote-path.ts";
import { COMPARISON_ID } from "#lib/samples/comparison.ts";
import { whenLoadedAndIdle } from "#lib/browser/when-idle.ts";
import { whenVisible } from "#lib/browser/when-visible.ts";
import { takeOverLinks } from "./intercept-links.ts";

export type SamplesModule = {
  /** Shows the tray, and keeps it as it is stored. */
  showBasket: (signal: AbortSignal) => void;
  /** Puts what the link asks for into the tray, or takes it out. */
  toggleSample: (link: HTMLAnchorElement) => void;
  /** Has a loupe come under the mouse over pictures. */
  showLoupe: (signal: AbortSignal) => void;
  /** Shows over the whole window what a link leads to: a picture, or two side by side. */
  openView: (link: HTMLAnchorElement, signal: AbortSignal) => void;
  /** Shows over the whole window what the address asks for. */
  followAddress: (signal: AbortSignal) => void;
};

/** Fetches what the products' pages have on demand. */
export type LoadSamples = () => Promise<SamplesModule>;

const ADDRESS = `${REQUEST_QUOTE_PATH}?${SAMPLE_PARAMETER}=`;
const LINKS = `a[href^="${ADDRESS}"]`;
/** Large pictures, and what leads to a table of which two lines can stand side by side. */
const VIEWS = `main li>a[href^="/images/"],a[href="#${COMPARISON_ID}"]`;
const VIEW_ADDRESS = /^#\w+=/;

/**
 * Opens large pictures over the whole window, and two of a table side by side; from the address too, so that it can be
 * sent to somebody. Without it the links lead to the picture and to the table.
 */
export function enhanceViews(load: LoadSamples, signal: AbortSignal): void {
  const loadLoupe = async () => {
    const code = await load();
    code.showLoupe(signal);
    return code;
  };
  const follow = () => {
    if (VIEW_ADDRESS.test(window.location.hash))
      // Nobody misses what does not come: the page says the same.
      load().then(
        (code) => code.followAddress(signal),
        () => undefined,
      );
  };
  whenVisible(follow, signal);
  window.addEventListener("hashchange", follow, { signal });
  takeOverLinks(
    { links: VIEWS, load: loadLoupe, act: ({ openView }, link) => openView(link, signal) },
    signal,
  );
}

/**
 * Makes buttons of the links that ask for a sample: pressed is what lies in the tray, which is shown once the page is
 * quiet. Where the browser stores nothing the links lead to the form, as they do without JavaScript.
 */
export function enhanceSamples(load: LoadSamples, signal: AbortSignal): void {
  // The form has the tray's samples in it.
  if (window.location.pathname.startsWith(REQUEST_QUOTE_PATH)) return;
  const loadBasket = async () => {
    const code = await load();
    code.showBasket(signal);
    return code;
  };
  const update = () => {
    const basket = readBasket() ?? [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      link.role = "button";
      link.ariaPressed = String(basket.includes(link.search.slice(SAMPLE_PARAMETER.length + 2)));
    }
    // Nobody misses what does not come.
    if (basket.length > 0) whenVisible(() => void loadBasket().catch(() => undefined), signal);
  };

  // Reading what is stored takes a slow device a while.
  whenLoadedAndIdle(() => {
    if (!readBasket()) return;
    update();
    onBasketChange(update, signal);
    // A page that is kept for Back, or was drawn ahead, may have missed something meanwhile.
    window.addEventListener("pageshow", update, { signal });
    document.addEventListener("prerenderingchange", update, { signal });
  }, signal);
  takeOverLinks(
    {
      links: LINKS,
      load: loadBasket,
      act: ({ toggleSample }, link) => toggleSample(link),
      isUnwelcome: () => !readBasket(),
    },
    signal,
  );
}
